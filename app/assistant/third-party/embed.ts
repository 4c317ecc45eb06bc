import siteConfig from 'virtual:site-config';
import type {ColorMode} from '../../theme/types';
import {type HostMessage, readFrameMessage} from '../panel/protocol';

const {embedScript, embed} = siteConfig.assistant;

const SCRIPT_ID = 'ask-ai-embed';

const colorMode = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The allowed origins of the script's iframe. */
const origins = (): string[] => [embed.frameOrigin, embedScript && new URL(embedScript).origin].filter((origin) => origin !== undefined);

const framesOf = (origin: string): Window[] =>
	[...document.querySelectorAll('iframe')]
		.filter(({src}) => src !== '' && new URL(src, window.location.href).origin === origin)
		.flatMap(({contentWindow}) => contentWindow ?? []);

/** Posts a message to the script's iframe, if there is one. */
const post = (message: HostMessage): void => {
	for (const origin of origins()) {
		for (const frame of framesOf(origin)) {
			frame.postMessage(message, origin);
		}
	}
};

/** Calls back once the page has loaded and the browser is idle. */
const whenLoadedAndIdle = (callback: () => void): void => {
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
 * Loads the configured script once the page is idle, and exchanges messages with its iframe. Only messages from its windows and origin count.
 * Returns a function that stops listening. The script stays.
 */
export const startEmbed = (navigate: (path: string) => void): (() => void) => {
	whenLoadedAndIdle(addScript);
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

/** Opens or closes the script's panel, optionally with a question. Returns false if the script hasn't loaded. */
export const toggleEmbed = (question?: string): boolean => {
	const hasToggled = toggle();
	if (hasToggled && question) {
		post({type: 'question', question});
	}

	return hasToggled;
};
