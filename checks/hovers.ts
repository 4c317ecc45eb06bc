import {hoverSources, isStale} from '../scripts/hovers/generate';
import {type Finding, fileName} from './finding';

/** Pages, partials and videos whose samples changed since `npm run hovers` wrote down their types. */
export const staleHovers = async (): Promise<Finding[]> =>
	(await hoverSources())
		.filter(isStale)
		.map(({file}) => ({file: fileName(file), line: 1, message: 'the types of its samples are out of date. Run `npm run hovers`.'}));
