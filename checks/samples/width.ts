import type {Finding} from '../finding';
import type {Fence} from './fences';

/** Columns of a sample that show without scrolling beside both sidebars, in a window of 1366 px. */
const COLUMNS = 84;

const CODE = ['ts', 'tsx', 'js', 'jsx'];

/** A text with at most its name before it, which no formatter breaks. */
const ONE_TEXT = /^\s*(?:[\w'{}$,. -]+(?:[=:]| from) ?)?\{?(?<quote>['"`]).*\k<quote>[\])},;]*$/;

/** A result that the code above prints. */
const RESULT = /^\s*\/\/ .*[[{]/;

const isTooWide = (text: string): boolean => text.length > COLUMNS && !ONE_TEXT.test(text) && !RESULT.test(text);

/** Lines of code that readers would have to scroll sideways. Commands wrap, and output is quoted as it is. */
export const checkWidth = (file: string, fences: readonly Fence[]): Finding[] =>
	fences
		.filter(({lang}) => CODE.includes(lang))
		.flatMap(({code, line}) => code.split('\n').map((text, at) => ({text, line: line + 1 + at})))
		.filter(({text}) => isTooWide(text))
		.map(({text, line}) => ({
			file,
			line,
			message: `${text.length} columns; ${COLUMNS} show without scrolling. Format the sample for 80.`,
		}));
