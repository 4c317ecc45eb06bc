import {afterAll, describe, expect, it, vi} from 'vitest';
import {compileText} from '../testing/compile';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

const everything = `Intro with <kbd>Ctrl</kbd> and <Since v="4.0.2" />.

{/* a comment */}

## Title [#id]

<Callout type="warning" title="Mind the gap">

Text with [a link](./spring.mdx) and [one to come](/docs/later).

</Callout>

<Tabs group="os">
<Tab label="macOS">

Panel one

</Tab>
<Tab label="Linux">Panel two</Tab>
</Tabs>

<Install packages="@remotion/gif" />
<Create template="blank" />
<Exec command="remotion studio" />

<Steps>
<Step title="Add the file">

\`\`\`tsx title="src/a.tsx" {1} nocheck="only part"
const hidden = 1;
// ---cut---
const shown = 2;
\`\`\`

</Step>
<Step title="Run it">Then run it.</Step>
</Steps>

<Include file="partials/note.mdx" />

<Demo id="fade-in-title" />

<details>
<summary>More</summary>

Inside

</details>

<SeeAlso>
<See to="/docs/spring">Why to read it.</See>
</SeeAlso>
`;

describe('Markdown form', () => {
	const compile = async () => {
		site.write('partials/note.mdx', 'Shared words.\n');
		return (await compileText(everything, {development: true})).markdown;
	};

	it('DOC-05 begins with its title and has a stand-in for each component', async () => {
		const markdown = await compile();
		expect(markdown).toMatch(/^# Here\n\nIntro with `Ctrl` and \(since v4\.0\.2\)\./);
		for (const part of [
			'## Title\n',
			'> **Mind the gap**\n>\n> Text with [a link](/docs/spring) and one to come.',
			'**macOS**\n\nPanel one',
			'**Linux**\n\nPanel two',
			'npm install --save-exact @remotion/gif',
			'npx create-video@latest --blank',
			'npx remotion studio',
			'1. **Add the file**',
			'```tsx title="src/a.tsx"\n',
			'2. **Run it**\n\n   Then run it.',
			'Shared words.',
			'**Demo: A title fades in.**',
			'export default function',
			'**More**',
			'- [spring()](/docs/spring): Why to read it.',
		]) {
			expect(markdown).toContain(part);
		}
	});

	it('DOC-05 leaks no component, import, comment, hidden line or id', async () => {
		const prose = (await compile()).replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');
		expect(prose).not.toMatch(/<\/?[A-Za-z]|^import |^export |\/\*|\[#|undefined|\[object/m);
		expect(await compile()).not.toMatch(/---cut|hidden|nocheck|a comment/);
	});
});
