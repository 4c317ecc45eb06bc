import {FRAME_PATH} from '../files';

/** Opens the sandboxed iframe in `host`. Calls `onLeft` when its code navigates away. */
export const openSandbox = (host: HTMLElement, {hasSound, onLeft}: {hasSound: boolean; onLeft: () => void}): HTMLIFrameElement => {
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', 'allow-scripts');
	frame.title = 'Preview';
	// It only shows the video, so it gets no focus, keys or clicks.
	frame.inert = true;
	frame.tabIndex = -1;
	// Code can't play sound until the reader turns it on.
	frame.allow = hasSound ? 'autoplay' : "autoplay 'none'";
	let loads = 0;
	frame.addEventListener('load', () => {
		loads++;
		if (loads > 1) {
			onLeft();
		}
	});
	frame.src = FRAME_PATH;
	host.append(frame);
	return frame;
};
