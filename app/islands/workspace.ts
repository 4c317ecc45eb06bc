import {lazyPart} from './loading/lazy-part';

/**
 * The playground, loaded when it is drawn. Here, beside what else is loaded late, because a route that loads a part by
 * itself makes the router take the sheets of every page for sheets of that part, and load them twice.
 */
export const LazyWorkspace = lazyPart(() => import('../playground/workspace'), {name: 'the playground'});
