import type {Page} from '@playwright/test';

const ROWS = 8;
const ANSWER = 4;

/** What the page does by itself: no framework, no styles but one, and an answer that only takes its time. */
const script = `
const answer = 'onmessage = ({data}) => { const start = performance.now(); while (performance.now() - start < ${ANSWER}); postMessage(data); }';
const worker = new Worker(URL.createObjectURL(new Blob([answer])));
const input = document.querySelector('input');
const list = document.querySelector('ul');
const row = (query, n) => '<li><span>Result <mark>' + query + '</mark> ' + n + '</span><span>Page ' + n + '</span><span>Words around ' + query + '</span></li>';
let pressed = 0;
let resolve = () => {};
input.addEventListener('input', ({timeStamp}) => {
	pressed = timeStamp;
	worker.postMessage(input.value);
});
worker.onmessage = ({data}) => {
	list.innerHTML = Array.from({length: ${ROWS}}, (_, n) => row(data, n)).join('');
	requestAnimationFrame(() => {
		const {port1, port2} = new MessageChannel();
		port1.onmessage = () => resolve(performance.now() - pressed);
		port2.postMessage(undefined);
	});
};
window.listen = () => {
	window.painted = new Promise((done) => { resolve = done; });
};`;

const html = `<!doctype html><style>body { font: 1rem sans-serif } span { display: block }</style><input><ul></ul><script>${script}</script>`;

/**
 * Milliseconds from each key to its painted answer on a page that does nothing else: what this machine and this browser
 * take before any of our code does. The frame that shows the letter, and the one that shows the answer, are in it.
 */
export const bareKeystrokes = async (page: Page, typed: readonly string[]): Promise<number[]> => {
	await page.setContent(html);
	await page.focus('input');
	const times: number[] = [];
	for (const key of typed.join('')) {
		await page.evaluate('window.listen()');
		await page.keyboard.press(key === ' ' ? 'Space' : key);
		times.push(await page.evaluate<number>('window.painted'));
	}

	return times;
};
