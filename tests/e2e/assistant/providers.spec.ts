import type {Page} from '@playwright/test';
import {
	answersStatus,
	breaksOff,
	type ChatEndpoint,
	fallsSilent,
	saysNothing,
	startChatEndpoint,
	streams,
} from '../../support/hosts/chat-endpoint';
import {startEmbedHost} from '../../support/hosts/embed-script';
import {expect, test} from '../../support/sites/servers';

test.describe.configure({mode: 'serial'});

/** What the fixtures `everything` and `hosted` are configured with. */
const ENDPOINT_PORT = 27811;
const EMBED_PORT = 27812;

const log = (page: Page) => page.getByRole('log');

const ask = async (page: Page, site: string, question = 'Text of Spring'): Promise<void> => {
	await page.goto(`${site}/ai`);
	await page.getByRole('textbox').fill(question);
	await page.getByRole('textbox').press('Enter');
};

test.describe('AI-04 an endpoint', () => {
	let endpoint: ChatEndpoint;

	test.beforeEach(async () => {
		endpoint = await startChatEndpoint(ENDPOINT_PORT);
	});
	test.afterEach(() => endpoint.close());

	test('AI-04 gets question and passages, and its answer is shown with the sources it cites', async ({page, altSite}) => {
		endpoint.reply = streams(
			'**Text** of ',
			'`Spring` [1].\n\n',
			'```ts\nconst a = 1;\n```\n',
			'See [99] and [here](https://evil.example).',
		);
		await ask(page, await altSite('everything'));
		await expect(log(page).locator('pre code')).toHaveText('const a = 1;');
		await expect(log(page).getByRole('strong').first()).toHaveText('Text');
		const citation = log(page).getByRole('link', {name: /^Source 1:/});
		await expect(citation).toHaveAttribute('href', /^\/docs\//);
		await expect(log(page).getByRole('navigation', {name: 'Sources'}).getByRole('link')).toHaveCount(1);
		await expect(log(page).locator('a[href*=evil]')).toHaveCount(0);
		expect(endpoint.asked[0]?.body.messages[0]?.content).toContain('Text of Spring');
		await citation.click();
		await expect(page).toHaveURL(/\/docs\//);
	});

	test('AI-04 is shown while it arrives and can be stopped', async ({page, altSite}) => {
		endpoint.reply = fallsSilent('The beginning');
		await ask(page, await altSite('everything'));
		await expect(log(page)).toContainText('The beginning');
		await expect(page.getByPlaceholder('Answering...')).toBeVisible();
		await page.getByRole('button', {name: 'Stop'}).click();
		await expect(log(page)).toContainText('Stopped before the end.');
		await expect.poll(() => endpoint.left).toBe(1);
		await expect(page.getByPlaceholder('Ask another question...')).toBeVisible();
	});

	for (const [name, fault, note] of [
		['answers 401', answersStatus(401), 'didn’t accept the question'],
		['answers 429', answersStatus(429), 'too many questions'],
		['answers 500', answersStatus(500), 'The assistant failed'],
		['breaks off', breaksOff('Half'), 'was cut off'],
		['falls silent', fallsSilent('Half'), 'didn’t answer in time'],
		['says nothing', saysNothing, 'didn’t answer in time'],
	] as const) {
		test(`AI-04 when it ${name}, a message says so and the pages answer`, async ({page, altSite}) => {
			endpoint.reply = fault;
			await ask(page, await altSite('everything'));
			await expect(log(page).getByRole('note')).toContainText(note);
			await expect(log(page)).toContainText('Text of Spring with a link.');
			await expect(log(page)).not.toContainText('Half');
			await expect(log(page)).not.toContainText('secret');
			await expect(log(page).getByRole('link').first()).toHaveAttribute('href', /^\/docs(\/|$)/);
		});
	}

	test('AI-04 markup of the model stays text', async ({page, altSite}) => {
		const markup = '<img src=x onerror="window.broken=1">';
		endpoint.reply = streams(markup);
		await ask(page, await altSite('everything'));
		await expect(log(page)).toContainText(markup);
		expect(await page.evaluate(() => 'broken' in window || document.querySelector('img[src=x]') !== null)).toBe(false);
	});

	test('AI-04 works in the frame of the panel too', async ({page, altSite}) => {
		endpoint.reply = streams('An answer [1].');
		await page.goto(`${await altSite('everything')}/docs/spring`);
		await page.getByRole('button', {name: 'Ask AI'}).click();
		const frame = page.frameLocator('iframe[title="Ask AI"]');
		await frame.getByRole('textbox').fill('Text of Spring');
		await frame.getByRole('textbox').press('Enter');
		await expect(frame.getByRole('log')).toContainText('An answer');
	});
});

test.describe('AI-06 the panel of another service', () => {
	test('AI-06 is loaded late into the head with its settings, opened by the button, told the colors, and heard', async ({
		page,
		altSite,
	}) => {
		const host = await startEmbedHost(EMBED_PORT);
		try {
			const site = await altSite('hosted');
			await page.goto(`${site}/docs`);
			await expect(page.locator('head script[data-ask-ai-embed]')).toHaveAttribute('data-side-panel', 'true');
			await expect
				.poll(() => page.evaluate(() => (window as never as {testChat?: {settings: object}}).testChat?.settings))
				.toMatchObject({
					hideAskAi: 'true',
					id: 'site',
				});
			await expect(page.getByRole('button', {name: 'Test chat'})).toBeHidden();
			const ours = page.getByRole('button', {name: 'Ask AI'});
			const frame = page.locator('iframe[title="Test chat"]');
			await ours.click();
			await expect(frame).toBeVisible();
			await expect.poll(() => page.evaluate(() => document.body.classList.contains('ask-ai-open'))).toBe(true);
			await expect(ours).toHaveAttribute('aria-expanded', 'true');
			await expect(page.locator('iframe[title="Ask AI"]')).toHaveCount(0);

			const heard = frame.contentFrame().locator('#heard');
			await expect(heard).toContainText(`{"type":"host","host":"${new URL(site).host}","colorMode":"light","origin":"${site}"}`);
			await page.emulateMedia({colorScheme: 'dark'});
			await expect(heard).toContainText('{"type":"color-mode","colorMode":"dark"');
			const inside = page.frames().find((one) => one.url().includes(String(EMBED_PORT)))!;
			await inside.evaluate(() => parent.postMessage({type: 'link-click', path: 'https://evil.example/'}, '*'));
			await inside.evaluate(() => parent.postMessage({type: 'link-click', path: '/docs/spring'}, '*'));
			await expect(page).toHaveURL(`${site}/docs/spring`);
			await page.evaluate((origin) => {
				window.dispatchEvent(new MessageEvent('message', {data: {type: 'link-click', path: '/docs/lone'}, origin, source: window}));
			}, `http://127.0.0.1:${EMBED_PORT}`);
			await ours.click();
			await expect(frame).toBeHidden();
			await expect.poll(() => page.evaluate(() => document.body.classList.contains('ask-ai-open'))).toBe(false);
			await expect(page).toHaveURL(`${site}/docs/spring`);
		} finally {
			await host.close();
		}
	});

	test('AI-06 without its server the page lives on and the button says what is wrong', async ({page, altSite}) => {
		await page.goto(`${await altSite('hosted')}/docs`);
		await page.getByRole('button', {name: 'Ask AI'}).click();
		await expect(page.getByRole('alert')).toContainText('could not be loaded');
	});
});
