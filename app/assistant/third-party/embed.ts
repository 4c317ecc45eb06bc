import siteConfig from 'virtual:site-config';
import {type ColorMode, type HostMessage, readFrameMessage} from '../panel/protocol';

const {embedScript, embed} = siteConfig.assistant;

const SCRIPT_ID = 'ask-ai-embed';

const colorMode = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The origins that the frame of the script may have. */
const origins = (): string[] => [embed.frameOrigin, embedScript && new URL(embedScript).origin].filter((origin) => origin !== undefined);

const framesOf = (origin: string): Window[] =>
	[...document.querySelectorAll('iframe')]
		.filter(({src}) => src !== '' && new URL(src, window.location.href).origin === origin)
		.flatMap(({contentWindow}) => contentWindow ?? []);

/** Posts a message to the frame of the script, if there is one. */
const post = (message: HostMessage): void => {
	for (const origin of origins()) {
		for (const frame of framesOf(origin)) {
			frame.postMessage(message, origin);
		}
	}
};

/** Calls back once the page is loaded and the browser has nothing else to do. */
const whenIdle = (callback: () => void): void => {
	const wait = () => ('requestIdleCallback' in window ? window.requestIdleCallback(callback, {timeout: 3000}) : setTimeout(callback, 1000));
	if (document.readyState === 'complete') {
		wait();
	} else {
		window.addEventListener('load', wait, {once: true});
	}
};

const addScript = (): void => {
	if (!embedScript || document.head.querySelector(`script[data-ask-ai-embed]`)) {
		return;
	}

	const script = document.createElement('script');
	script.id = SCRIPT_ID;
	script.async = true;
	for (const [name, value] of Object.entries(embed.attributes)) {
		script.setAttribute(name, value);
	}

	script.dataset.askAiEmbed = '';
	script.src = embedScript;
	document.head.append(script);
};

/**
 * Loads the configured script into the head of the page, late, and speaks to its frame as to the site's own: only its
 * windows from its origin are listened to. Returns how to stop listening; the script stays.
 */
export const startEmbed = (navigate: (path: string) => void): (() => void) => {
	whenIdle(addScript);
	const onMessage = (event: MessageEvent) => {
		if (!origins().includes(event.origin) || !framesOf(event.origin).some((frame) => frame === event.source)) {
			return;
		}

		const message = readFrameMessage(event.data, window.location.origin);
		switch (message?.type) {
			case 'link-click':
				navigate(message.path);
				break;
			case 'ready':
				post({type: 'host', host: window.location.host, colorMode: colorMode()});
				break;
			case 'close':
				toggle();
				break;
			default:
		}
	};
	window.addEventListener('message', onMessage);
	const modes = new MutationObserver(() => post({type: 'color-mode', colorMode: colorMode()}));
	modes.observe(document.documentElement, {attributeFilter: ['data-theme']});
	return () => {
		window.removeEventListener('message', onMessage);
		modes.disconnect();
	};
};

const toggle = (): boolean => {
	const names = embed.toggle.split('.');
	let owner: unknown = window;
	for (const name of names.slice(0, -1)) {
		owner = (owner as Record<string, unknown> | undefined)?.[name];
	}

	const call = (owner as Record<string, unknown> | undefined)?.[names.at(-1) ?? ''];
	if (typeof call !== 'function') {
		return false;
	}

	call.call(owner);
	return true;
};

/** Opens or closes the panel of the script, with a question if one is given. False while the script is not there. */
export const toggleEmbed = (question?: string): boolean => {
	const hasToggled = toggle();
	if (hasToggled && question) {
		post({type: 'question', question});
	}

	return hasToggled;
};
