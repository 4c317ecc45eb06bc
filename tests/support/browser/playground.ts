import type {FrameLocator, Locator, Page} from '@playwright/test';
import {encodeLink} from '../../../app/playground/address/link';
import type {Project} from '../../../app/playground/project';
import {expect} from '../sites/servers';

/** The picture of the playground, inside of its sandboxed frame. */
export const picture = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview"]');

/** The field in which a file is edited. */
export const editor = (page: Page, file = 'index.tsx'): Locator => page.getByRole('textbox', {name: `Code of ${file}`});

/** Puts other code into the open file, as one that pastes. */
export const setCode = async (page: Page, code: string, file?: string): Promise<void> => {
	await editor(page, file).focus();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.insertText(code);
};

/** Opens the playground and waits for the first picture. */
export const openPlayground = async (page: Page, search = ''): Promise<void> => {
	await page.goto(`/playground${search}`);
	await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
};

/** A small video that shows a text, with the frame below it. */
export const videoOf = (text: string, before = ''): string =>
	[
		"import {AbsoluteFill, useCurrentFrame} from 'remotion';",
		'',
		'export default function Video() {',
		'  const frame = useCurrentFrame();',
		`  ${before}`,
		`  return <AbsoluteFill style={{backgroundColor: '#ffffff', fontSize: 80}}><p>${text}</p><p>frame {frame}</p></AbsoluteFill>;`,
		'}',
		'',
	].join('\n');

/** The URL of a link that carries this code. */
export const linkOf = async (code: string, change: Partial<Project> = {}): Promise<string> =>
	`/playground#${await encodeLink({
		title: 'A test',
		files: [{name: 'index.tsx', code}],
		width: 1280,
		height: 720,
		fps: 30,
		durationInFrames: 90,
		props: {},
		...change,
	})}`;
