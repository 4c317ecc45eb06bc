import {openPlayground, picture, setCode, videoOf} from '../../support/browser/playground';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

for (const {what, code, told} of [
	{
		what: 'a component that a package doesn’t have',
		code: "import {AbsoluteFill,\n  Nope} from 'remotion';\nexport default () => <AbsoluteFill><Nope /></AbsoluteFill>;",
		told: ['remotion has no export Nope', 'index.tsx:2'],
	},
	{
		what: 'a function that a package doesn’t have',
		code: "import {nope} from '@remotion/paths';\nexport default () => <p>{nope(1)}</p>;",
		told: ['@remotion/paths has no export nope', 'index.tsx:1'],
	},
	{what: 'an object as a child', code: 'export default () => <p>{{a: 1}}</p>;', told: ['An object can’t be drawn', 'object with keys {a}']},
	{
		what: 'an element without a type',
		code: 'const Part: any = {}.x;\nexport default () => <Part />;',
		told: ['An element’s type is undefined'],
	},
]) {
	test(`PLY-01 ${what} is told in plain words, and the last good picture stays`, async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Good'));
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, code);
		const problems = page.getByRole('status', {name: 'Problems'});
		for (const part of told) {
			await expect(problems).toContainText(part);
		}

		await expect(problems).not.toContainText('Minified');
		await expect(picture(page).getByText('Good')).toBeVisible();
	});
}
