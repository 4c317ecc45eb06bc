import type {Page} from '@playwright/test';

const frame = `<body><h1></h1><script>onmessage = ({data}) => { document.querySelector('h1').textContent = data; parent.postMessage('drawn', '*'); }</script>`;

const script = `
const field = document.querySelector('textarea');
const frame = document.querySelector('iframe');
let pressed = 0;
field.addEventListener('input', ({timeStamp}) => {
	pressed = timeStamp;
	frame.contentWindow.postMessage(field.value, '*');
});
let resolve = () => {};
addEventListener('message', () => resolve(performance.now() - pressed));
window.listen = () => {
	window.drawn = new Promise((done) => { resolve = done; });
};`;

const html = `<!doctype html><textarea></textarea><iframe sandbox="allow-scripts" srcdoc="${frame.replaceAll('"', '&quot;')}"></iframe><script>${script}</script>`;

/** Milliseconds from each key to the text in a sandboxed frame, on a page that compiles nothing and draws nothing else. */
export const bareKeys = async (page: Page, keys: string): Promise<number[]> => {
	await page.setContent(html);
	await page.focus('textarea');
	const times: number[] = [];
	for (const key of keys) {
		await page.evaluate('window.listen()');
		await page.keyboard.press(key);
		times.push(await page.evaluate<number>('window.drawn'));
	}

	return times;
};

/** Milliseconds in which this browser encodes this many frames that are drawn already, as the H.264 of an MP4. */
export const bareEncoding = (page: Page, {width, height, frames}: {width: number; height: number; frames: number}): Promise<number> =>
	page.evaluate(
		async ([w, h, count]) => {
			const canvas = new OffscreenCanvas(w, h);
			const context = canvas.getContext('2d')!;
			const encoder = new VideoEncoder({output: () => undefined, error: (error) => console.error(error)});
			encoder.configure({codec: 'avc1.640028', width: w, height: h, bitrate: 4_000_000, framerate: 30});
			const started = performance.now();
			for (let index = 0; index < count; index++) {
				context.fillStyle = `hsl(${index * 6} 80% 50%)`;
				context.fillRect(index * 4, index * 4, 300, 300);
				const picture = new VideoFrame(canvas, {timestamp: (index * 1_000_000) / 30});
				encoder.encode(picture);
				picture.close();
			}

			await encoder.flush();
			return performance.now() - started;
		},
		[width, height, frames] as const,
	);
