import {hold} from '../../support/browser/faults';
import {linkOf, openPlayground, picture, setCode, videoOf} from '../../support/browser/playground';
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

test('PLY-01 an error in an effect is told, and the last good picture stays', async ({page}) => {
	await openPlayground(page);
	await setCode(page, videoOf('Good'));
	await expect(picture(page).getByText('Good')).toBeVisible();
	await setCode(
		page,
		"import {useEffect} from 'react';\nexport default () => {\n  useEffect(() => {\n    throw new Error('in the effect');\n  }, []);\n  return <p>Bad</p>;\n};",
	);
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('in the effect');
	await expect(page.getByText('The last version that worked')).toBeVisible();
	await expect(picture(page).getByText('Good')).toBeVisible();
	await setCode(page, videoOf('Mended'));
	await expect(picture(page).getByText('Mended')).toBeVisible();
});

test('PLY-01 after code that throws what has no text, the next version is drawn', async ({page}) => {
	await openPlayground(page);
	await setCode(page, videoOf('Good'));
	await expect(picture(page).getByText('Good')).toBeVisible();
	await setCode(page, videoOf('Bad', 'throw Object.create(null);'));
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('threw an object that isn’t an error');
	await expect(picture(page).getByText('Good')).toBeVisible();
	await setCode(page, videoOf('Mended'));
	await expect(picture(page).getByText('Mended')).toBeVisible();
});

for (const thrown of ['null', 'undefined', "''"]) {
	test(`PLY-01 a thrown ${thrown} is told, and the last good picture stays`, async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Good'));
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, videoOf('Bad', `throw ${thrown};`));
		await expect(page.getByRole('status', {name: 'Problems'})).toContainText(`The code threw ${thrown}`);
		await expect(page.getByText('The last version that worked')).toBeVisible();
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, videoOf('Mended'));
		await expect(picture(page).getByText('Mended')).toBeVisible();
	});
}

/** Code that leaves nothing as it was: before the video, or in its component. */
const DAMAGE = {
	'empties its page at once': {atOnce: "document.body.innerHTML = '';"},
	'empties its page in a component': {inside: 'document.body.replaceChildren();'},
	'removes its page': {inside: 'document.documentElement.remove();'},
	'empties the stage': {inside: "useEffect(() => document.querySelector('#stage')!.replaceChildren());"},
	'takes the clock of pictures away': {atOnce: '(window as any).requestAnimationFrame = null;'},
	'replaces a method of lists': {atOnce: 'Array.prototype.map = () => { throw new Error("no map"); };'},
	'replaces JSON': {atOnce: '(globalThis as any).JSON = {};'},
	'replaces a method of the document': {inside: '(document as any).createElement = undefined;'},
};

for (const [what, {atOnce = '', inside = ''}] of Object.entries<{atOnce?: string; inside?: string}>(DAMAGE)) {
	test(`PLY-01 after code that ${what}, the next version is drawn and plays`, async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Good'));
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, `import {useEffect} from 'react';\n${atOnce}\n${videoOf('Bad', inside)}`);
		await expect(picture(page).getByText('Good')).toHaveCount(0);
		await setCode(page, videoOf('Mended'));
		await expect(picture(page).getByText('Mended')).toBeVisible();
		await page.getByRole('slider', {name: 'Timeline'}).fill('10');
		await expect(picture(page).getByText('frame 10')).toBeVisible();
		await page.getByRole('button', {name: 'Play', exact: true}).click();
		await expect(picture(page).getByText('frame 10')).toHaveCount(0);
		await expect(page.getByRole('status', {name: 'Problems'})).not.toContainText('Error');
	});
}

test('PLY-01 a frame that is chosen while a damaged preview is replaced is the one that the new preview shows', async ({page}) => {
	await openPlayground(page);
	await setCode(page, videoOf('Bad', 'document.body.replaceChildren();'));
	await expect(picture(page).locator('p')).toHaveCount(0);
	const release = await hold(page, /\/playground\/frame$/);
	const reopened = page.waitForRequest('**/playground/frame');
	await setCode(page, videoOf('Mended'));
	await reopened;
	await page.getByRole('slider', {name: 'Timeline'}).fill('10');
	await expect(page.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
	release();
	await expect(picture(page).getByText('frame 10')).toBeVisible();
});

test('PLY-01 a link’s video that fails in its first effect has nothing to show, and that is said', async ({page}) => {
	await page.goto(
		await linkOf(
			"import {useEffect} from 'react';\nexport default () => {\n  useEffect(() => { throw new Error('in the effect'); }, []);\n  return <p>Bad</p>;\n};",
		),
	);
	await page.getByRole('button', {name: 'Run'}).click();
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('in the effect');
	await expect(page.getByText('Nothing to show yet')).toBeVisible();
});
