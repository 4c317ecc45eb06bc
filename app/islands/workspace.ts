import {lazyPart} from './loading/lazy-part';

/**
 * The playground, loaded when it's rendered. It's in this folder, with the other lazily loaded parts, because the router would load the
 * style sheets of all pages twice if a route's own modules imported a part lazily.
 */
export const LazyWorkspace = lazyPart(() => import('../playground/workspace'), {name: 'the playground'});
