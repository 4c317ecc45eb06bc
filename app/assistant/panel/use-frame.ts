import {type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState} from 'react';
import {type NavigateFunction, useNavigate} from 'react-router';
import {importAgain} from '../../lib/loading/import-again';
import {useColorMode} from '../../theme/color-mode';
import type {ColorMode} from '../../theme/types';
import {closeAsk} from './open-state';
import {type FrameMessage, type HostMessage, isFrom, readFrameMessage} from './protocol';

/** Milliseconds that the iframe may take to load, and then to report that it's ready. */
const LOADED_WITHIN = 12_000;
const READY_WITHIN = 8000;

type Options = {
	iframe: RefObject<HTMLIFrameElement | null>;
	/** The question to answer. Each object is sent once, so asking the same question again needs a new one. */
	question: {text: string} | undefined;
	/** Called when the reader follows a link in the iframe. */
	onFollow: () => void;
};

const send = (frame: Window | null | undefined, message: HostMessage): void => frame?.postMessage(message, window.location.origin);

const search = async ({id, request}: Extract<FrameMessage, {type: 'search'}>): Promise<HostMessage> => {
	try {
		const {getEmbedded} = await importAgain(() => import('../../search/embedded/embedded'));
		return {type: 'found', id, found: await getEmbedded().retrieve(request)};
	} catch {
		return {type: 'found', id};
	}
};

type Page = {navigate: NavigateFunction; mode: ColorMode; onFollow: () => void; onReady: () => void};

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
			// The search listens for its keyboard shortcut.
			document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true}));
			break;
		default:
	}
};

/**
 * The page's side of the protocol. Listens to the iframe and no other window, and sends it the host, the color mode and questions.
 * `hasFailed` is true if the iframe didn't load, or didn't report that it's ready.
 */
export const useFrame = ({iframe, question, onFollow}: Options): {hasFailed: boolean; onLoad: () => void; retry: () => void} => {
	const navigate = useNavigate();
	const {mode} = useColorMode();
	const [readyTimes, setReadyTimes] = useState(0);
	const [hasFailed, setFailed] = useState(false);
	const asked = useRef<{text: string}>(undefined);
	const isReady = useRef(false);
	const patience = useRef<number>(undefined);
	const allow = useCallback((milliseconds: number) => {
		window.clearTimeout(patience.current);
		patience.current = window.setTimeout(() => setFailed(true), milliseconds);
	}, []);

	useEffect(() => {
		allow(LOADED_WITHIN);
		return () => window.clearTimeout(patience.current);
	}, [allow]);

	const onReady = () => {
		isReady.current = true;
		window.clearTimeout(patience.current);
		setFailed(false);
		setReadyTimes((times) => times + 1);
	};
	const onMessage = useEffectEvent((event: MessageEvent) => {
		const {origin} = window.location;
		const frame = iframe.current?.contentWindow;
		const message = isFrom(event, frame, origin) ? readFrameMessage(event.data, origin) : undefined;
		if (message) {
			answer(message, frame, {navigate, mode, onFollow, onReady});
		}
	});

	useEffect(() => {
		const listener = (event: MessageEvent) => onMessage(event);
		window.addEventListener('message', listener);
		return () => window.removeEventListener('message', listener);
	}, []);
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
			// It may be ready before its load event.
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
