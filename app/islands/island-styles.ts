import type {MetaDescriptor} from 'react-router';
import timeline from '../../prose/timeline-editor/island/island.css?url';
import videoTool from '../../prose/video-tool/island/island.css?url';

/** Styles of islands that few pages have, by the name in `data-island`. Their placeholders need them before any script. */
const sheets: Record<string, string> = {timeline, 'video-tool': videoTool};

/** Links to the styles of a page's islands, for its head. */
export const islandStyles = (islands: readonly string[] = []): MetaDescriptor[] =>
	islands.flatMap((name) => (sheets[name] ? [{tagName: 'link', rel: 'stylesheet', href: sheets[name]}] : []));
