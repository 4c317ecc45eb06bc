import type {RequestListener} from 'node:http';
import type {Page} from '@playwright/test';
import {linkOf, picture} from '../../support/browser/playground';
import {drawn, quiet} from '../../support/browser/reader';
import {listen} from '../../support/hosts/listen';
import {expect, moving, test} from '../../support/sites/servers';

test.use(moving);

/** A host that counts what reaches it. */
const foreignHost = async () => {
	const paths: string[] = [];
	const answer: RequestListener = (request, response) => {
		paths.push(request.url ?? '');
		response.setHeader('Access-Control-Allow-Origin', '*');
		response.setHeader('Content-Type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html');
		response.end('/* reached */');
	};
	const server = await listen(answer);
	return {...server, paths};
};

const run = async (page: Page, code: string): Promise<void> => {
	await page.goto(await linkOf(code));
	await page.getByRole('button', {name: 'Run'}).click();
};

test('PLY-02 code of a link reaches no storage, no cookie and nothing of the page around it', async ({page}) => {
	await page.goto('/playground');
	await page.evaluate(() => localStorage.setItem('secret', 'x'));
	await run(
		page,
		`const attempts: Record<string, () => unknown> = {
  localStorage: () => localStorage.getItem('secret'),
  sessionStorage: () => sessionStorage.length,
  cookie: () => (document.cookie = 'a=b'),
  indexedDB: () => indexedDB.open('x').readyState,
  parentDocument: () => window.parent.document.title,
  parentStorage: () => window.parent.localStorage,
  topLocation: () => window.top!.location.href,
  opener: () => (window.opener as Window).document.title,
  popup: () => window.open('/about')!.document.title,
  peer: () => new RTCPeerConnection(),
  frame: () => { const f = document.createElement('iframe'); document.body.append(f); return f.contentWindow!.document.title; },
};
const results = Object.entries(attempts).map(([name, attempt]) => {
  try { const value = attempt(); return value === undefined || value === null ? name + ' nothing' : name + ' REACHED ' + String(value); } catch (error) { return name + ' refused'; }
});
export default () => <p>{self.origin} {results.join(', ')}</p>;`,
	);
	await expect(picture(page).getByText(/^null /)).toBeVisible();
	const text = (await picture(page).locator('p').textContent()) ?? '';
	const reached = text.split(', ').filter((part) => part.includes('REACHED'));
	// Opening a database of an opaque origin gives a request that fails later.
	expect(reached.filter((part) => !part.includes('indexedDB REACHED pending'))).toEqual([]);
});

test('PLY-02 code of a link reaches no host in any way, and ours for scripts only', async ({page, site}) => {
	const host = await foreignHost();
	const ours: string[] = [];
	page.on('response', (response) => {
		if (response.url().includes('from-the-code')) {
			ours.push(response.url());
		}
	});
	await run(
		page,
		`const send = (base: string) => {
  const to = (name: string) => base + '/from-the-code/' + name;
  const tries: (() => unknown)[] = [
    () => fetch(to('fetch'), {mode: 'no-cors'}).catch(() => 0),
    () => { const x = new XMLHttpRequest(); x.open('GET', to('xhr')); x.send(); },
    () => new WebSocket(to('socket').replace('http', 'ws')),
    () => new EventSource(to('events')),
    () => navigator.sendBeacon(to('beacon'), 'x'),
    () => { new Image().src = to('image.png'); },
    () => { new Audio(to('sound.mp3')).load(); },
    () => { const s = document.createElement('link'); s.rel = 'stylesheet'; s.href = to('style.css'); document.head.append(s); },
    () => { const f = document.createElement('iframe'); f.src = to('frame'); document.body.append(f); },
    () => { const f = document.createElement('form'); f.action = to('form'); document.body.append(f); f.submit(); },
    () => { document.body.style.backgroundImage = 'url(' + to('background.png') + ')'; },
    () => { const f = new FontFace('x', 'url(' + to('font.woff2') + ')'); document.fonts.add(f); f.load().catch(() => 0); },
    () => new Worker(to('worker.js')),
  ];
  if (!base.includes('${new URL(site).port}')) tries.push(
    () => { const s = document.createElement('script'); s.src = to('script.js'); document.head.append(s); },
    () => { const s = document.createElement('link'); s.rel = 'prefetch'; s.href = to('prefetch'); document.head.append(s); },
  );
  for (const attempt of tries) { try { attempt(); } catch {} }
};
send('${host.url}');
send('${site}');
export default () => <p>sent</p>;`,
	);
	await expect(picture(page).getByText('sent')).toBeVisible();
	await quiet(page);
	expect(host.paths).toEqual([]);
	expect(ours).toEqual([]);
	await host.close();
});

test('PLY-02 code of a link leads neither the page nor its own frame elsewhere', async ({page}) => {
	const host = await foreignHost();
	for (const [name, attempt] of [
		['top', `window.top!.location.href = '${host.url}/top';`],
		['parent', `window.parent.location.replace('${host.url}/parent');`],
		['own', `window.location.href = '${host.url}/own';`],
		['data', "window.location.href = 'data:text/html,<h1>Sign in</h1>';"],
		['link', `const a = document.createElement('a'); a.href = '${host.url}/link'; a.target = '_top'; document.body.append(a); a.click();`],
	]) {
		await run(page, `try { ${attempt} } catch {}\nexport default () => <p>stayed</p>;`);
		await quiet(page);
		expect(new URL(page.url()).pathname, name).toBe('/playground');
		await expect(page.getByRole('heading', {level: 1}), name).toHaveText('Playground');
		expect(page.context().pages(), name).toHaveLength(1);
	}

	expect(host.paths).toEqual([]);
	await host.close();
});

test('PLY-02 code that leads its frame away is stopped, and said', async ({page}) => {
	await run(page, "window.location.href = '/about';\nexport default () => <p>gone</p>;");
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('tried to leave the preview');
	await expect(page.locator('iframe')).toHaveCount(0);
});

test('PLY-02 code of a link draws inside its frame only', async ({page}) => {
	await page.goto('/playground');
	await run(
		page,
		`document.documentElement.style.cssText = 'position:fixed;inset:-2000px;z-index:999999';
const field = document.createElement('input');
document.body.append(field);
document.documentElement.requestFullscreen?.().catch(() => 0);
export default () => <div style={{position: 'fixed', inset: -5000, backgroundColor: 'red'}}>cover</div>;`,
	);
	await expect(picture(page).getByText('cover')).toBeAttached();
	expect(await page.evaluate(() => document.fullscreenElement === null)).toBe(true);
	const {top, left} = await page.evaluate(() => {
		const box = document.querySelector('iframe')!.getBoundingClientRect();
		return {top: box.top, left: box.left};
	});
	const outside = await page.evaluate(({x, y}) => document.elementFromPoint(x, y)?.tagName, {x: left + 40, y: top - 20});
	expect(outside).not.toBe('IFRAME');
});

test('PLY-02 code that keeps taking the keyboard from the page is stopped', async ({page}) => {
	await run(
		page,
		`const field = document.createElement('input');
document.body.append(field);
setInterval(() => { window.focus(); field.focus(); }, 20);
export default () => <p>grabs</p>;`,
	);
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('kept taking the keyboard');
	await expect(page.locator('iframe')).toHaveCount(0);
	const field = page.getByLabel('Width');
	await field.fill('640');
	await expect(field).toHaveValue('640');
});

for (const [how, flood] of [
	[
		'from a timer',
		"setInterval(() => { for (let times = 0; times < 2000; times++) top!.postMessage({type: 'pong', text: 'x'.repeat(9999)}, '*'); }, 0);",
	],
	['in a loop', "for (;;) parent.postMessage({type: 'pong'}, '*');"],
	[
		'from many timers',
		"for (let count = 0; count < 50; count++) setInterval(() => { for (let times = 0; times < 100; times++) parent.postMessage('x', '*'); }, 0);",
	],
]) {
	test(`PLY-02 code that floods the page with messages ${how} is stopped`, async ({page}) => {
		await run(page, `${flood}\nexport default () => <p>floods</p>;`);
		await expect(page.getByRole('status', {name: 'Problems'})).toContainText('too many messages');
		await expect(page.locator('iframe')).toHaveCount(0);
		await page.getByLabel('Width').fill('640');
		await expect(page.getByLabel('Width')).toHaveValue('640');
	});
}

test('PLY-02 the messages of the frame are taken for text, whatever they say', async ({page}) => {
	await run(
		page,
		`const say = (message: unknown) => window.parent.postMessage(message, '*');
setInterval(() => {
  for (let revision = 0; revision < 9; revision++) say({type: 'failed', version: 1, revision, failure: {message: '<img src=x onerror="document.title=1">', file: '<b>', line: 1e9}});
  say({type: 'frameupdate', frame: -1}); say({type: 'frameupdate', frame: 'x'}); say(null); say('x'); say({type: '__proto__'});
}, 50);
export default () => <p>talks</p>;`,
	);
	await expect(page.getByRole('status', {name: 'Problems'})).toContainText('<img src=x');
	await expect(page.locator('[aria-label="Problems"] img')).toHaveCount(0);
	await expect(page).toHaveTitle(/Playground/);
});

test('PLY-02 opened by itself, the page of the frame has no origin of ours and runs nothing', async ({page, request}) => {
	const answer = await request.get('/playground/frame');
	expect(answer.headers()['content-security-policy']).toContain('sandbox allow-scripts');
	const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
	expect(policy).toContain("default-src 'none'");
	expect(policy).toContain("connect-src 'none'");
	expect(policy).not.toContain('unsafe-eval');
	expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' blob:");
	// Even on a host that sends no such header.
	await page.route('**/playground/frame', async (route) => {
		const response = await route.fetch();
		const {'content-security-policy': _, ...headers} = response.headers();
		await route.fulfill({response, headers});
	});
	await page.goto('/playground/frame');
	await page.evaluate(() =>
		window.postMessage({
			type: 'run',
			version: 1,
			files: [{name: 'index.tsx', code: 'document.title = "ran"; exports.default = () => null;'}],
			packages: [],
			settings: {width: 100, height: 100, fps: 30, durationInFrames: 10, props: {}, loop: true},
			frame: 0,
		}),
	);
	await drawn(page, 30);
	await expect(page).toHaveTitle('Preview');
});
