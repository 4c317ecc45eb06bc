import {z} from 'zod';
import {checkFile} from '../../../app/playground/compile/compile';
import {FILE_NAME} from '../../../app/playground/project';
import {checkImports} from '../check-imports';
import {defineTool} from '../tool';
import {problemLine} from './problem-line';

/** Characters of a file; a long video has a third of them. */
const MAX_CODE = 30_000;
const MAX_PROBLEMS = 50;

export const checkCode = defineTool({
	name: 'check_code',
	title: 'Check code',
	description:
		'Finds what goes wrong with Remotion code: syntax, imports that do not exist or are deprecated, and what works in a preview but not in a render (Math.random(), CSS animations, timers, <img>, <video>). A server that runs on your computer also checks the types.',
	input: z.strictObject({
		code: z.string().min(1).max(MAX_CODE).describe('One whole TypeScript file with its imports'),
		filename: z.string().regex(FILE_NAME, 'expected a name such as Video.tsx').default('Video.tsx'),
	}),
	async run({code, filename}, {docs, typeCheck}) {
		const file = {name: filename, code};
		const own = checkFile(file);
		const isBroken = own.some(({severity}) => severity === 'error');
		const problems = [...own, ...(isBroken ? [] : checkImports(file, docs))]
			.sort((a, b) => a.line - b.line)
			.map(({page, ...problem}) => problemLine({...problem, ...(page ? {page: docs.url + page} : {})}));
		const types = typeCheck && !isBroken ? await typeCheck(file) : undefined;
		const checked = `Checked against Remotion ${docs.toolkit}: syntax, imports and rules${types ? ', and the types of your project' : ''}.`;
		const all = [...problems, ...(types ?? [])];
		const more = all.length > MAX_PROBLEMS ? [`… and ${all.length - MAX_PROBLEMS} more`] : [];
		return [checked, ...(all.length === 0 ? ['No problems found.'] : all.slice(0, MAX_PROBLEMS)), ...more].join('\n');
	},
});
