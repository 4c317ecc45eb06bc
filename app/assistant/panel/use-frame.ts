import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {type NavigateFunction, useNavigate} from 'react-router';
import {useColorMode} from '../../theme/color-mode';
import {closeAsk} from './open-state';
import {type FrameMessage, type HostMessage, isFrom, readFrameMessage} from './protocol';

/** Milliseconds that a frame has to load, and then to say that it is ready. */
const LOADED_WITHIN = 12_000;
const READY_WITHIN = 8000;

type Options = {
	iframe: RefObject<HTMLIFrameElement | null>;
	/** To be answered; each object once. */
	question: {text: string} | undefined;
	/** Called when a link of the frame was followed. */
	onFollow: () => void;
};

const send = (frame: Window | null | undefined, message: HostMessage): void => frame?.postMessage(message, window.location.origin);

const search = async ({id, request}: Extract<FrameMessage, {type: 'search'}>): Promise<HostMessage> => {
	try {
		const {getEmbedded} = await import('../../search/embedded/embedded');
		return {type: 'found', id, found: await getEmbedded().retrieve(request)};
	} catch {
		return {type: 'found', id};
	}
};

type Page = {navigate: NavigateFunction; mode: 'light' | 'dark'; onFollow: () => void; onReady: () => void};

/** Does what the frame asks for. */
const answer = (message: FrameMessage, frame: Window | null | undefined, {navigate, mode, onFollow, onReady}: Page): void => {
	switch (message.type) {
		case 'ready':
			send(frame, {type: 'host', host: window.location.host, colorMode: mode, searches: true});
			onReady();
			break;
		case 'link-click':
			void navigate(message.path);
			onFollow();
			break;
		case 'search':
			void search(message).then((found) => send(frame, found));
			break;
		case 'close':
			closeAsk();
			break;
		case 'open-search':
			// As if the keys had been pressed beside the frame.
			document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true}));
			break;
		default:
	}
};

/**
 * The page's side of the protocol: listens to the frame and to no other window, and tells it where it is, in which colors, and
 * what was asked. `hasFailed` when the frame did not come alive.
 */
export const useFrame = ({iframe, question, onFollow}: Options): {hasFailed: boolean; onLoad: () => void; retry: () => void} => {
	const navigate = useNavigate();
	const {mode} = useColorMode();
	const [readyTimes, setReadyTimes] = useState(0);
	const [hasFailed, setFailed] = useState(false);
	const asked = useRef<{text: string}>(undefined);
	const isReady = useRef(false);
	const patience = useRef<number>(undefined);
	const latest = useRef({navigate, mode, onFollow});
	latest.current = {navigate, mode, onFollow};
	const allow = useCallback((milliseconds: number) => {
		window.clearTimeout(patience.current);
		patience.current = window.setTimeout(() => setFailed(true), milliseconds);
	}, []);

	useEffect(() => {
		allow(LOADED_WITHIN);
		return () => window.clearTimeout(patience.current);
	}, [allow]);

	useEffect(() => {
		const {origin} = window.location;
		const onReady = () => {
			isReady.current = true;
			window.clearTimeout(patience.current);
			setFailed(false);
			setReadyTimes((times) => times + 1);
		};
		const onMessage = (event: MessageEvent) => {
			const frame = iframe.current?.contentWindow;
			const message = isFrom(event, frame, origin) ? readFrameMessage(event.data, origin) : undefined;
			if (message) {
				answer(message, frame, {...latest.current, onReady});
			}
		};
		window.addEventListener('message', onMessage);
		return () => window.removeEventListener('message', onMessage);
	}, [iframe]);
	useEffect(() => {
		if (readyTimes > 0) {
			send(iframe.current?.contentWindow, {type: 'color-mode', colorMode: mode});
		}
	}, [iframe, mode, readyTimes]);
	useEffect(() => {
		if (readyTimes > 0 && question && asked.current !== question) {
			asked.current = question;
			send(iframe.current?.contentWindow, {type: 'question', question: question.text});
		}
	}, [iframe, question, readyTimes]);

	return {
		hasFailed,
		onLoad() {
			// It may have said so already.
			if (!isReady.current) {
				allow(READY_WITHIN);
			}
		},
		retry() {
			isReady.current = false;
			setFailed(false);
			setReadyTimes(0);
			allow(LOADED_WITHIN);
		},
	};
};
