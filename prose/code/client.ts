import type {ProseClient} from '../prose-client';

/** Milliseconds that a button shows that it has copied. */
const FEEDBACK_MS = 2000;

const timers = new WeakMap<HTMLButtonElement, number>();

const write = async (text: string | Promise<string>): Promise<void> => {
	if (typeof text === 'string' || !('ClipboardItem' in window)) {
		await navigator.clipboard.writeText(await text);
		return;
	}

	// The promise itself is passed on: Safari refuses to write to the clipboard after the click event.
	const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
	await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
};

/** Copies a text to the clipboard, and shows on the button whether that worked. */
export async function copyText(button: HTMLButtonElement, text: string | Promise<string>): Promise<void> {
	try {
		await write(text);
		button.dataset.copied = 'true';
		announce('Copied', button);
	} catch {
		button.dataset.copied = 'failed';
		announce('Copying failed', button);
	}

	clearTimeout(timers.get(button));
	timers.set(
		button,
		window.setTimeout(() => delete button.dataset.copied, FEEDBACK_MS),
	);
}

/** Copies the code sample that a copy button belongs to. */
function onCopy({target}: Event): void {
	const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
	if (button) {
		const code = button.closest('figure')?.querySelector('code');
		void copyText(button, (code?.textContent ?? '').replace(/\n$/, ''));
	}
}

/** Announces to screen readers what the button shows. */
function announce(message: string, button: HTMLButtonElement): void {
	const region = document.createElement('p');
	region.className = 'visually-hidden';
	region.setAttribute('role', 'status');
	// While a modal dialog is open, nothing outside of it is read.
	(button.closest('dialog') ?? document.body).append(region);
	// Live regions are announced when their text changes, not when they are added with one.
	requestAnimationFrame(() => {
		region.textContent = message;
	});
	setTimeout(() => region.remove(), FEEDBACK_MS);
}

export default {listeners: {click: onCopy}} satisfies ProseClient;
