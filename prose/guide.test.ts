import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contentDir} from '../pipeline/base/site-dir';
import {compileText} from '../pipeline/testing/compile';
import {authorGuide} from './guide';
import {authorComponents} from './registry';

/** Components that others place. */
const PLACED = new Set(['MemberFacts', 'PageHead', 'PageSignature']);

describe('the guide to author components', () => {
	it('is what the definitions say; otherwise run: npm run guide', () => {
		expect(readFileSync(path.join(contentDir, 'components.md'), 'utf8')).toBe(authorGuide(authorComponents.values()));
	});

	const examples = [...authorComponents.values()].flatMap(({name, example}) => (example ? [{name, example}] : []));

	it.each(examples)('shows an example of <$name> that compiles to HTML and Markdown', async ({name, example}) => {
		expect(example).toContain(`<${name}`);
		const {html, markdown} = await compileText(example, {development: true});
		expect(html).not.toBe('');
		expect(markdown).not.toContain(`<${name}`);
	});

	it('has an example or a place for every component that authors write', () => {
		const without = [...authorComponents.values()].filter(({name, example, parent}) => !example && !parent && !PLACED.has(name));
		expect(without.map(({name}) => name)).toEqual([]);
	});
});
