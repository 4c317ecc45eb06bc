import type {ProseClient} from '../prose-client';

/** How long a button says that it copied. */
const FEEDBACK_MS = 2000;

const timers = new WeakMap<HTMLButtonElement, number>();

const write = async (text: string | Promise<string>): Promise<void> => {
	if (typeof text === 'string' || !('ClipboardItem' in window)) {
		await navigator.clipboard.writeText(await text);
		return;
	}

	// A text that is still to come is handed over at once: Safari takes nothing any more when the press is over.
	const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
	await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
};

/** Puts a text on the clipboard and lets the button that asked for it say whether that worked. */
export async function copyText(button: HTMLButtonElement, text: string | Promise<string>): Promise<void> {
	try {
		await write(text);
		button.dataset.copied = 'true';
		announce('Copied');
	} catch {
		button.dataset.copied = 'failed';
		announce('Copying failed');
	}

	clearTimeout(timers.get(button));
	timers.set(
		button,
		window.setTimeout(() => delete button.dataset.copied, FEEDBACK_MS),
	);
}

/** Copies the sample that a copy button belongs to, as it is shown. */
function onCopy({target}: Event): void {
	const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
	if (button) {
		const code = button.closest('figure')?.querySelector('code');
		void copyText(button, (code?.textContent ?? '').replace(/\n$/, ''));
	}
}

/** Announces to screen readers what the button shows. */
function announce(message: string): void {
	const region = document.createElement('p');
	region.className = 'visually-hidden';
	region.setAttribute('role', 'status');
	document.body.append(region);
	// A region is read when its text changes, not when it appears with one.
	requestAnimationFrame(() => {
		region.textContent = message;
	});
	setTimeout(() => region.remove(), FEEDBACK_MS);
}

export default {listeners: {click: onCopy}} satisfies ProseClient;
