import type {Locator, Page} from '@playwright/test';
import {PLAYGROUND} from '../../budgets';
import {NIGHTLY} from '../../nightly';
import {expectAccessible} from '../../support/browser/axe';
import {pretendConnection} from '../../support/browser/faults';
import {editor, linkOf, openPlayground, picture, setCode, videoOf} from '../../support/browser/playground';
import {drawn, hydrated, quiet} from '../../support/browser/reader';
import {bytesOf, recordTransfers} from '../../support/browser/transfer';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

const problems = 'Problems';

test.describe('a video as code', () => {
	test('PLY-01 a video of the site is compiled and played in a sandboxed frame, with the transport of every demo', async ({page}) => {
		await openPlayground(page);
		await expect(picture(page).getByText('Frame by frame')).toBeVisible();
		await expect(page.locator('iframe[title="Preview"]')).toHaveAttribute('sandbox', 'allow-scripts');
		const timeline = page.getByRole('slider', {name: 'Timeline'});
		const first = await timeline.inputValue();
		await expect.poll(() => timeline.inputValue()).not.toBe(first);
		await timeline.focus();
		await page.keyboard.press('Home');
		await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
		await expect(picture(page).getByText('frame 0')).toBeVisible();
		await page.keyboard.press('PageUp');
		await expect(picture(page).getByText('frame 10')).toBeVisible();
	});

	test('PLY-01 an edit is seen in the picture at the same frame', async ({page}) => {
		await openPlayground(page);
		const timeline = page.getByRole('slider', {name: 'Timeline'});
		await timeline.focus();
		await page.keyboard.press('Home');
		await expect(timeline).toHaveValue('0');
		await page.keyboard.press('PageUp');
		await setCode(page, videoOf('Edited'));
		await expect(picture(page).getByText('Edited')).toBeVisible();
		await expect(picture(page).getByText('frame 10')).toBeVisible();
	});

	test('PLY-01 a syntax error names its line, and the last good picture stays', async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Good'));
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, videoOf('Bad', 'const a = ;'));
		await expect(page.getByRole('status', {name: problems})).toContainText('index.tsx:5');
		await expect(page.getByRole('status', {name: problems})).toContainText('Unexpected token');
		await expect(picture(page).getByText('Good')).toBeVisible();
		await expect(page.getByText('The last version that worked')).toBeVisible();
		await page.getByRole('button', {name: 'index.tsx:5'}).click();
		await expect(editor(page)).toBeFocused();
		await expect(page.locator('.cm-activeLine')).toContainText('const a = ;');
		await setCode(page, videoOf('Mended'));
		await expect(picture(page).getByText('Mended')).toBeVisible();
		await expect(page.getByText('The last version that worked')).toHaveCount(0);
	});

	test('PLY-01 an error while a frame is drawn names its line, and the last good picture stays', async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Good'));
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, videoOf('Bad', 'const nothing: any = null; nothing.length;'));
		await expect(page.getByRole('status', {name: problems})).toContainText('index.tsx:5');
		await expect(page.getByRole('status', {name: problems})).toContainText('TypeError');
		await expect(picture(page).getByText('Good')).toBeVisible();
		// A later frame of a video that began well.
		await page.getByRole('slider', {name: 'Timeline'}).focus();
		await page.keyboard.press('Home');
		await setCode(page, videoOf('Begins', "if (frame > 20) throw new Error('Frame ' + frame + ' fails');"));
		await expect(picture(page).getByText('Begins')).toBeVisible();
		await page.getByRole('button', {name: 'Play'}).click();
		await expect(page.getByRole('status', {name: problems})).toContainText(/Frame 2\d fails/);
		await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
		// The picture is the last that was drawn, which on a busy machine may be some frames before, and the playhead is where it failed.
		await expect(picture(page).getByText('Begins')).toBeVisible();
		await expect(picture(page).getByText(/^frame (1?\d|20)$/)).toBeVisible();
		await expect(page.getByRole('slider', {name: 'Timeline'})).toHaveValue(/^2\d$/);
	});

	test('PLY-01 code that throws at the frame that is shown comes into view at another frame', async ({page}) => {
		await openPlayground(page);
		const timeline = page.getByRole('slider', {name: 'Timeline'});
		await timeline.fill('60');
		await setCode(page, videoOf('Begins', "if (frame > 40) throw new Error('Frame ' + frame + ' fails');"));
		await expect(page.getByRole('status', {name: problems})).toContainText('Frame 60 fails');
		// Still too late: the version before stays, at the frame that was asked for.
		await timeline.fill('50');
		await expect(picture(page).getByText('frame 50')).toBeVisible();
		await timeline.fill('10');
		await expect(picture(page).getByText('Begins')).toBeVisible();
	});

	test('PLY-01 a setting that is wrong for a moment leaves no error and no old picture when it is right', async ({page}) => {
		await openPlayground(page, '?demo=showcase-captions');
		const frames = page.getByLabel('Frames', {exact: true});
		const whole = await frames.inputValue();
		await frames.fill('2');
		await expect(page.getByRole('status', {name: problems})).toContainText('durationInFrames must be positive');
		await frames.fill(whole);
		await expect(page.getByText('The last version that worked')).toHaveCount(0);
		await expect(page.getByText('durationInFrames must be positive')).toHaveCount(0);
		await page.getByRole('button', {name: 'Play', exact: true}).click();
		await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
	});

	test('PLY-01 a setting that is typed digit by digit leaves no error of its beginning', async ({page}) => {
		await openPlayground(page, '?demo=showcase-captions');
		const frames = page.getByLabel('Frames', {exact: true});
		const whole = await frames.inputValue();
		await frames.press('ControlOrMeta+a');
		await frames.pressSequentially(whole, {delay: 100});
		await expect(page.getByText('The last version that worked')).toHaveCount(0);
		// An error waits until the reader pauses.
		await quiet(page, 1500);
		await expect(page.getByText('durationInFrames must be positive')).toHaveCount(0);
	});

	test('PLY-01 a failure that arrives after the setting was corrected is not shown', async ({page}) => {
		await page.addInitScript(() => {
			// Hold failures back, as a busy machine does.
			const held: (() => void)[] = [];
			const releaseFailures = () => {
				for (const release of held.splice(0)) {
					release();
				}
			};
			Object.assign(window, {releaseFailures});
			window.addEventListener('message', (event) => {
				const {data, source} = event;
				if (event.isTrusted && data?.type === 'failed') {
					event.stopImmediatePropagation();
					held.push(() => window.dispatchEvent(new MessageEvent('message', {data, source})));
					document.documentElement.dataset.heldFailure = data.failure.message;
				}
			});
		});
		await openPlayground(page, '?demo=showcase-captions');
		const frames = page.getByLabel('Frames', {exact: true});
		const whole = await frames.inputValue();
		await frames.fill('1');
		await expect(page.locator('html')).toHaveAttribute('data-held-failure', /durationInFrames must be positive/);
		await frames.fill(whole);
		await expect(page.getByRole('slider', {name: 'Timeline'})).toHaveAttribute('max', String(Number(whole) - 1));
		await page.evaluate(() => (window as unknown as {releaseFailures: () => void}).releaseFailures());
		await quiet(page, 1500);
		await expect(page.getByText('durationInFrames must be positive')).toHaveCount(0);
	});

	test('PLY-01 a loop that never ends is stopped and reported with its line', async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Good'));
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, videoOf('Bad', 'while (true) {}'));
		await expect(page.getByRole('status', {name: problems})).toContainText('index.tsx:5');
		await expect(page.getByRole('status', {name: problems})).toContainText('This never ends');
		await expect(picture(page).getByText('Good')).toBeVisible();
	});

	test('PLY-01 code that hangs where no loop is written is stopped, the page answers, and the last good picture comes back', async ({
		page,
	}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Good'));
		await expect(picture(page).getByText('Good')).toBeVisible();
		await setCode(page, videoOf('Bad', "/(a+)+$/.test('a'.repeat(60) + 'b');"));
		await expect(page.getByRole('status', {name: problems})).toContainText('didn’t answer');
		await expect(picture(page).getByText('Good')).toBeVisible();
	});

	test('PLY-01 what a render stumbles over is warned of, with the page that explains it', async ({page}) => {
		await openPlayground(page);
		await setCode(page, videoOf('Warned', 'const x = Math.random();'));
		await expect(picture(page).getByText('Warned')).toBeVisible();
		const warning = page.getByRole('status', {name: problems});
		await expect(warning).toContainText('index.tsx:5');
		await expect(warning.getByRole('link', {name: 'Read why'})).toHaveAttribute('href', '/docs/using-randomness');
	});

	test('PLY-01 size, frame rate, length and props are turned, and the code follows its props', async ({page}) => {
		await openPlayground(page);
		await setCode(
			page,
			"import {useVideoConfig} from 'remotion';\nexport default function Video({title = 'Hello', size = 60, on = true}) {\n  const {width, height, fps, durationInFrames} = useVideoConfig();\n  return <p style={{fontSize: size}}>{title} {String(on)} {width}x{height} {durationInFrames}@{fps}</p>;\n}\n",
		);
		await expect(picture(page).getByText('Hello true 1280x720 90@30')).toBeVisible();
		await page.getByRole('textbox', {name: 'title'}).fill('Bye');
		await page.getByLabel('on', {exact: true}).uncheck();
		await page.getByLabel('Width').fill('720');
		await page.getByLabel('Height').fill('1280');
		await page.getByLabel('Frames per second').fill('25');
		await page.getByLabel('Frames', {exact: true}).fill('50');
		await expect(picture(page).getByText('Bye false 720x1280 50@25')).toBeVisible();
		await expect(page.getByText('2 seconds')).toBeVisible();
		await expect(page.getByRole('slider', {name: 'Timeline'})).toHaveAttribute('max', '49');
	});

	test('PLY-01 a field stays of its kind while one types what looks like another', async ({page}) => {
		await page.goto(await linkOf("export default ({label = 'a'}) => <p>{label}</p>;", {props: {list: [1, 2]}}));
		const list = page.getByLabel('list');
		await list.focus();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('12');
		await expect(list).toBeFocused();
		await expect(list).toHaveValue('12');
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('[3]');
		await expect(list).toHaveValue('[3]');
		const label = page.getByLabel('label');
		await label.focus();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('#123456 blue');
		await expect(label).toBeFocused();
		await expect(label).toHaveValue('#123456 blue');
	});

	test('PLY-01 a video may have several files', async ({page}) => {
		await openPlayground(page);
		await page.getByRole('button', {name: 'Add file', exact: true}).click();
		await page.getByLabel('Name of the new file').fill('title.ts');
		await page.getByRole('button', {name: 'Create'}).click();
		await expect(editor(page, 'title.ts')).toBeFocused();
		await setCode(page, "export const title = 'From a file';\n", 'title.ts');
		await page.getByRole('button', {name: 'index.tsx'}).click();
		await setCode(page, "import {title} from './title';\nexport default () => <p>{title}</p>;\n");
		await expect(picture(page).getByText('From a file')).toBeVisible();
		await page.getByRole('button', {name: 'title.ts'}).click();
		await page.getByRole('button', {name: 'Delete title.ts'}).click();
		await expect(page.getByRole('button', {name: 'index.tsx'})).toBeFocused();
		await expect(page.getByRole('status', {name: problems})).toContainText('There is no file “./title” here.');
		await expect(picture(page).getByText('From a file')).toBeVisible();
	});

	test('PLY-01 a file name that another file has, in whatever case, is refused with the reason', async ({page}) => {
		await openPlayground(page);
		await page.getByRole('button', {name: 'Add file', exact: true}).click();
		const name = page.getByLabel('Name of the new file');
		const reason = () => name.evaluate((field: HTMLInputElement) => field.validationMessage);
		await name.fill('INDEX');
		await name.press('Enter');
		await expect(name).toHaveAttribute('aria-invalid', 'true');
		expect(await reason()).toBe('There is already a file index.tsx.');
		await name.fill('1.css');
		expect(await reason()).toContain('The extension is .tsx or .ts.');
		await name.fill('Title');
		await name.press('Enter');
		await expect(editor(page, 'Title.tsx')).toBeFocused();
	});

	test('PLY-01 a deleted file says so, and comes back with its code and its place', async ({page}) => {
		await openPlayground(page);
		for (const name of ['first.ts', 'second.ts']) {
			await page.getByRole('button', {name: 'Add file', exact: true}).click();
			await page.getByLabel('Name of the new file').fill(name);
			await page.getByRole('button', {name: 'Create'}).click();
			await expect(editor(page, name)).toBeFocused();
			await setCode(page, `export const text = 'From ${name}';\n`, name);
		}

		const tabs = page.getByRole('list', {name: 'Files'}).locator('[aria-current]');
		const deleted = page.getByRole('status', {name: 'Deleted file'});
		await page.getByRole('button', {name: 'index.tsx'}).click();
		await setCode(page, "import {text} from './first';\nexport default () => <p>{text}</p>;\n");
		await expect(picture(page).getByText('From first.ts')).toBeVisible();
		await page.getByRole('button', {name: 'first.ts'}).click();
		await page.getByRole('button', {name: 'Delete first.ts'}).press('Enter');
		await expect(tabs).toHaveText(['index.tsx', 'second.ts']);
		await expect(deleted).toContainText('Deleted first.ts');
		await expectAccessible(page);
		await expect(page.getByRole('button', {name: 'index.tsx', exact: true})).toBeFocused();
		for (const next of ['second.ts', 'Add file', 'Undo']) {
			await page.keyboard.press('Tab');
			await expect(page.getByRole('button', {name: next, exact: true})).toBeFocused();
		}

		await page.keyboard.press('Enter');
		await expect(tabs).toHaveText(['index.tsx', 'first.ts', 'second.ts']);
		await expect(page.getByRole('button', {name: 'first.ts', exact: true})).toBeFocused();
		await expect(editor(page, 'first.ts')).toContainText("text = 'From first.ts'");
		await expect(deleted).toHaveText('');
		await expect(page.getByRole('status', {name: problems})).toHaveText('No problems');
	});

	test('PLY-01 packages of the toolkit are there, and a missing one is named', async ({page}) => {
		await openPlayground(page, '?demo=showcase-kinetic-type');
		for (const code of [
			"import {noise2D} from '@remotion/noise';\nexport default () => <p>noise {typeof noise2D('a', 0, 0)}</p>;",
			"import {makeStar} from '@remotion/shapes';\nimport {getLength} from '@remotion/paths';\nexport default () => <p>length {typeof getLength(makeStar({points: 5, innerRadius: 10, outerRadius: 20}).path)}</p>;",
			"import {slide} from '@remotion/transitions/slide';\nexport default () => <p>slide {typeof slide().component}</p>;",
		]) {
			await setCode(page, code);
			await expect(picture(page).getByText(/^(noise|length) number|slide (function|object)$/)).toBeVisible();
		}

		await setCode(page, "import x from 'lodash';\nexport default () => <p>{x}</p>;");
		await expect(page.getByRole('status', {name: problems})).toContainText('“lodash” isn’t available');
	});

	test('PLY-01 names of the toolkit are completed with what they are, and imported', async ({page}) => {
		await openPlayground(page);
		await setCode(page, 'const x = ');
		await page.keyboard.type('interpolateC');
		const option = page.getByRole('option', {name: /interpolateColors/});
		await expect(option).toBeVisible();
		await expect(page.locator('.cm-completionInfo')).toContainText('interpolateColors(');
		await expect(page.locator('.cm-completionInfo').getByRole('link')).toHaveAttribute('href', '/docs/interpolate-colors');
		// A key right after the list has opened is taken for typing.
		await drawn(page, 20);
		await page.keyboard.press('Enter');
		await expect(editor(page)).toContainText("import {interpolateColors} from 'remotion';");
		await expect(editor(page)).toContainText('const x = interpolateColors');
	});

	test('PLY-01 a project that cannot be copied says so', async ({page}) => {
		await page.addInitScript(() => {
			navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
		});
		await openPlayground(page, '?demo=api-star');
		await page.getByRole('button', {name: 'Copy as project'}).click();
		const copy = page.getByRole('button', {name: 'Copy as shell script'});
		await copy.click();
		await expect.poll(() => copy.evaluate((button) => getComputedStyle(button, '::after').content)).toContain('failed');
	});

	test('PLY-01 a project to continue with is copied', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await openPlayground(page, '?demo=api-star');
		await page.getByRole('button', {name: 'Copy as project'}).click();
		await page.getByRole('button', {name: 'Copy as shell script'}).click();
		// Outside of the dialog, nothing is read while it's open.
		await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied');
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await expect.poll(copied).toContain('npx create-video@latest --blank');
		const script = await copied();
		expect(script).toContain('npx remotion add @remotion/shapes');
		expect(script).toContain('export const RemotionRoot');
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
});

test.describe('links and drafts', () => {
	test('PLY-02 a link holds the whole state, and its code runs only after a press', async ({page, context}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await openPlayground(page);
		await setCode(page, videoOf('Sent by link'));
		await page.getByLabel('Height').fill('1280');
		await page.getByRole('button', {name: 'Copy link'}).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/playground#1.');
		const address = await page.evaluate(() => navigator.clipboard.readText());

		const reader = await context.newPage();
		await reader.goto(address);
		await expect(reader.getByRole('button', {name: 'Run'})).toBeVisible();
		await expect(editor(reader)).toContainText('Sent by link');
		await expect(reader.getByLabel('Height')).toHaveValue('1280');
		await quiet(reader);
		await expect(reader.locator('iframe')).toHaveCount(0);
		await reader.getByRole('button', {name: 'Run'}).press('Enter');
		await expect(reader.getByRole('button', {name: /^(Play|Pause)$/})).toBeFocused();
		await expect(picture(reader).getByText('Sent by link')).toBeVisible();
	});

	test('PLY-02 a draft survives a reload, and starting over brings the original back', async ({page}) => {
		const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('playground')));
		await openPlayground(page, '?demo=api-spring');
		await setCode(page, videoOf('My draft'));
		await expect(picture(page).getByText('My draft')).toBeVisible();
		await expect.poll(drafts).toHaveLength(1);
		await page.reload();
		await expect(picture(page).getByText('My draft')).toBeVisible();
		await page.getByRole('button', {name: 'Start over'}).click();
		await expect(editor(page)).toContainText('export default function Spring');
		await drawn(page, 40);
		expect(await drafts()).toEqual([]);
	});

	test('PLY-02 an edited link is a draft that is still there after a reload, and still waits when it was never run', async ({page}) => {
		await page.goto(await linkOf(videoOf('Foreign')));
		await expect(page.getByRole('button', {name: 'Run'})).toBeVisible();
		await setCode(page, videoOf('Foreign, edited'));
		await expect(page).toHaveURL(/\/playground\?draft=\w+$/);
		await page.reload();
		await expect(editor(page)).toContainText('Foreign, edited');
		await expect(page.getByRole('button', {name: 'Run'})).toBeVisible();
		await expect(page.locator('iframe')).toHaveCount(0);
	});

	test('PLY-02 starting over brings the link back, in the code and in the URL', async ({page}) => {
		const link = await linkOf(videoOf('As sent'));
		const editAndStartOver = async (reloads: boolean) => {
			await setCode(page, videoOf('Edited by me'));
			await expect(page).toHaveURL(/\/playground\?draft/);
			if (reloads) {
				await page.reload();
				await expect(editor(page)).toContainText('Edited by me');
			}

			await page.getByRole('button', {name: 'Start over'}).click();
			await expect(editor(page)).toContainText('As sent');
			await page.reload();
			await expect(editor(page)).toContainText('As sent');
			await expect(page).toHaveURL(link);
		};
		await page.goto(link);
		await page.getByRole('button', {name: 'Run', exact: true}).click();
		await editAndStartOver(false);
		await editAndStartOver(true);
	});

	test('PLY-02 drafts of two links don’t take each other’s place', async ({page}) => {
		for (const text of ['First link', 'Second link']) {
			await page.goto(await linkOf(videoOf(text)));
			await setCode(page, videoOf(`${text}, edited`));
			await expect(page).toHaveURL(/\/playground\?draft/);
		}

		await page.goBack();
		await expect(editor(page)).toContainText('First link, edited');
		await page.goForward();
		await expect(editor(page)).toContainText('Second link, edited');
	});

	test('PLY-02 a draft from before drafts knew their link opens, and starting over brings it back', async ({page}) => {
		const files = [{name: 'index.tsx', code: videoOf('Kept for long')}];
		const project = {title: 'A test', files, width: 1280, height: 720, fps: 30, durationInFrames: 90, props: {}};
		await page.goto('/robots.txt');
		await page.evaluate((draft) => localStorage.setItem('playground-drafts', JSON.stringify({link: draft})), {
			project,
			time: Date.now(),
			isRun: true,
		});
		await page.goto('/playground?draft');
		await expect(picture(page).getByText('Kept for long')).toBeVisible();
		await setCode(page, videoOf('Edited today'));
		await expect(picture(page).getByText('Edited today')).toBeVisible();
		await page.waitForFunction(() => localStorage.getItem('playground-drafts')?.includes('Edited today'));
		await page.getByRole('button', {name: 'Start over'}).click();
		await expect(editor(page)).toContainText('Kept for long');
		await page.reload();
		await expect(editor(page)).toContainText('Kept for long');
	});

	test('PLY-02 opening an example and starting over leave the keyboard where it is', async ({page}) => {
		await openPlayground(page);
		const choice = page.getByRole('combobox', {name: 'Open'});
		await choice.focus();
		await page.keyboard.press('ArrowDown');
		await expect(page).toHaveURL(/\?demo=/);
		await expect(editor(page)).not.toContainText('FadeInTitle');
		await expect(choice).toBeFocused();

		await setCode(page, videoOf('Edited'));
		await expect(picture(page).getByText('Edited')).toBeVisible();
		const startOver = page.getByRole('button', {name: 'Start over'});
		await startOver.focus();
		await page.keyboard.press('Enter');
		await expect(editor(page)).not.toContainText('Edited');
		await expect(startOver).toBeFocused();
		await expect(startOver).toBeDisabled();
	});

	for (const {screen, width, height} of [
		{screen: 320, width: 640, height: 360},
		{screen: 1024, width: 1500, height: 300},
		{screen: 1366, width: 4096, height: 16},
	]) {
		test(`PLY-02 at ${screen} px all of the notice is seen above a picture of ${width} by ${height}`, async ({page}) => {
			await page.setViewportSize({width: screen, height: 700});
			await page.goto(await linkOf(videoOf('Low'), {width, height}));
			const run = page.getByRole('button', {name: 'Run'});
			const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
			await expect(run).toBeVisible();
			// What comes above, such as the editor, moves the preview between two looks.
			await expect(async () => {
				const title = await boxOf(page.getByText('This code came with a link.', {exact: true}));
				const stage = await boxOf(page.getByRole('img', {name: 'Preview of A test'}).locator('..'));
				const button = await boxOf(run);
				const controls = await boxOf(page.getByRole('slider', {name: 'Timeline'}));
				expect(title.y).toBeGreaterThan(stage.y);
				expect(button.y + button.height).toBeLessThan(controls.y);
			}).toPass();
			await run.click();
			await expect(picture(page).getByText('Low')).toBeAttached();
		});
	}

	test('PLY-02 a damaged link and an unknown video are said, with a way on', async ({page}) => {
		await page.goto('/playground#1.AAAA');
		await expect(page.getByRole('alert')).toContainText('This link is damaged');
		await page.getByRole('button', {name: 'Open the first example'}).click();
		await expect(editor(page)).toContainText('FadeInTitle');
		await page.goto('/playground?demo=no-such-video#2.AAAA');
		await expect(page.getByRole('alert')).toContainText('made with a newer version');
		await page.goto('/playground?demo=no-such-video');
		await expect(page.getByRole('alert')).toContainText('There is no video “no-such-video”');
	});
});

test.describe('for everybody', () => {
	for (const colorScheme of ['light', 'dark'] as const) {
		for (const width of [390, 1366]) {
			test(`A11-01 the playground, ${colorScheme}, ${width} px: no violation of WCAG 2.2 AA`, async ({page}) => {
				await page.setViewportSize({width, height: 900});
				await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
				await page.goto(await linkOf(videoOf('Seen', 'const x = Math.random();')));
				await page.getByRole('button', {name: 'Run'}).click();
				await expect(picture(page).getByText('Seen')).toBeVisible();
				await expect(page.getByRole('link', {name: 'Read why'})).toBeVisible();
				await expectAccessible(page);
				await page.getByRole('button', {name: 'Copy as project'}).click();
				await expect(page.getByRole('dialog')).toBeVisible();
				await expectAccessible(page);
			});
		}
	}

	test('A11-02 with reduced motion nothing moves until play is pressed', async ({page}) => {
		await page.emulateMedia({reducedMotion: 'reduce'});
		await page.goto('/playground');
		const frames = Number(await page.getByRole('spinbutton', {name: 'Frames', exact: true}).inputValue());
		const middle = picture(page).getByText(`frame ${Math.floor(frames / 2)}`);
		await expect(middle).toBeVisible();
		await drawn(page, 30);
		await expect(middle).toBeVisible();
		await page.getByRole('button', {name: 'Play'}).click();
		await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
	});

	test('A11-01 the keyboard reaches the editor, leaves it and plays', async ({page}) => {
		await openPlayground(page);
		await editor(page).focus();
		await page.keyboard.press('Tab');
		await expect(editor(page)).toBeFocused();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Tab');
		await expect(editor(page)).not.toBeFocused();
		await page.getByRole('button', {name: 'Pause'}).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', {name: 'Play', exact: true})).toBeFocused();
	});

	for (const {width, height} of [
		{width: 1366, height: 500},
		{width: 390, height: 844},
	]) {
		test(`PLY-01 at ${width} px the picture stays in view while one turns the fields below`, async ({page}) => {
			await page.setViewportSize({width, height});
			await openPlayground(page, '?demo=api-spring');
			await page.getByLabel('stiffness').focus();
			await expect(page.getByLabel('stiffness')).toBeInViewport();
			await expect(page.locator('iframe[title="Preview"]')).toBeInViewport({ratio: 0.9});
		});
	}

	test('A11-01 at 400 % zoom the playground needs no sideways scrolling', async ({page}) => {
		await page.setViewportSize({width: 320, height: 640});
		await openPlayground(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});

	test('PLY-01 without scripts the page says what it needs and shows the source', async ({browser, site}) => {
		const context = await browser.newContext({javaScriptEnabled: false});
		const page = await context.newPage();
		await page.goto(`${site}/playground`);
		await expect(page.locator('noscript p').first()).toContainText('needs JavaScript');
		await expect(page.locator('noscript p').first()).toBeVisible();
		await expect(page.locator('pre')).toContainText('export default function FadeInTitle');
		await context.close();
	});
});

/** Opens the playground from the gallery, and leaves it again. */
const openAndLeave = async (page: Page): Promise<void> => {
	await page.evaluate(() => {
		const link = document.createElement('a');
		link.href = '/playground';
		document.body.append(link);
		link.click();
		link.remove();
	});
	await expect(picture(page).getByText('Frame by frame')).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('heading', {level: 1})).toHaveText('Showcase');
	await expect(page.locator('iframe')).toHaveCount(0);
};

test('PLY-03 leaving it ends its frame and its workers', async ({page}) => {
	await page.goto('/showcase');
	await hydrated(page);
	await openAndLeave(page);
	await expect.poll(() => page.workers()).toHaveLength(0);
});

test('PLY-03 ten rounds of opening and leaving give the memory back', {tag: NIGHTLY}, async ({page}) => {
	await page.goto('/showcase');
	await hydrated(page);
	const client = await page.context().newCDPSession(page);
	const heap = async () => {
		await client.send('HeapProfiler.collectGarbage');
		return (await client.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
	};
	// What is made once, and what is collected late, is there after a few rounds.
	for (let count = 0; count < 6; count++) {
		await openAndLeave(page);
	}

	const before = await heap();
	for (let count = 0; count < 10; count++) {
		await openAndLeave(page);
	}

	// What a closed frame leaves is collected a little later.
	await expect.poll(async () => (await heap()) / before).toBeLessThan(1.15);
});

test.describe('from a demo', () => {
	test('PLY-01 controls of a demo are kept in the URL, and the playground opens the video as it was turned', async ({page}) => {
		await page.goto('/docs/spring');
		await hydrated(page);
		await page.getByRole('slider', {name: 'damping'}).fill('25');
		await expect(page).toHaveURL('/docs/spring?api-spring.damping=25');
		await page.reload();
		await hydrated(page);
		await expect(page.getByRole('slider', {name: 'damping'})).toHaveValue('25');
		await expect(page.locator('.demo-call')).toContainText('damping: 25');
		await expect(page.locator('.demo-edit').first()).toHaveAttribute('href', /\/playground\?demo=api-spring&damping=25$/);
		await page.goto('/playground?demo=api-spring&damping=25');
		await expect(page.getByRole('spinbutton', {name: 'damping'})).toHaveValue('25');
		await page.goBack();
		await hydrated(page);
		await page.getByRole('button', {name: 'Reset'}).click();
		await expect(page).toHaveURL('/docs/spring');
	});

	test('PLY-03 nothing of the playground is loaded before it is opened', async ({page}) => {
		const transfers = recordTransfers(page);
		await page.goto('/docs/spring', {waitUntil: 'networkidle'});
		await page.locator('.demo').first().scrollIntoViewIfNeeded();
		await page.getByRole('slider', {name: 'damping'}).fill('25');
		await quiet(page);
		const before = await transfers();
		expect(before.filter(({path}) => /playground-|workspace|\/playground\//.test(path) && !/playground-[\w-]{8}\.js$/.test(path))).toEqual(
			[],
		);
	});

	test('PLY-03 bytes of the playground stay in their budgets', async ({page}) => {
		await pretendConnection(page, {saveData: true});
		const transfers = recordTransfers(page);
		await openPlayground(page);
		const all = await transfers();
		const frame = all.filter(({path}) => path.startsWith('/assets/playground-core-'));
		const compiler = all.filter(({path}) => path.includes('/worker-'));
		const rest = all.filter(({path}) => !frame.some((part) => part.path === path) && !compiler.some((part) => part.path === path));
		expect(bytesOf(frame, 'js')).toBeGreaterThan(0);
		expect(bytesOf(frame, 'js')).toBeLessThanOrEqual(PLAYGROUND.frame);
		expect(bytesOf(compiler, 'js')).toBeGreaterThan(0);
		expect(bytesOf(compiler, 'js')).toBeLessThanOrEqual(PLAYGROUND.compiler);
		expect(bytesOf(rest, 'js')).toBeLessThanOrEqual(PLAYGROUND.page);
		expect(bytesOf(all, 'css')).toBeLessThanOrEqual(PLAYGROUND.css);
	});
});
