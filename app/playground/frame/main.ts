import './seal';
import {setAssets} from './assets';
import type {Font, ToFrame} from './messages';
import {page, post} from './page';
import {fail, pause, play, playing, run, seek, set} from './playing';
import {cancelRender, postFormats, render} from './rendering';

const NOTHING_RUNS = 'the video stopped with an error. Fix it, then save again.';

let fonts: Font[] = [];

const addFonts = (given: Font[]): void => {
	fonts = given;
	for (const {family, weight, data} of fonts) {
		document.fonts.add(new FontFace(family, data, {weight}));
	}
};

const startRender = (request: ToFrame & {type: 'render'}): void => {
	const {video, settings} = playing();
	if (video && settings) {
		void render(request, {component: video, settings, fonts}, post);
	} else {
		post({type: 'unrendered', id: request.id, failure: {message: NOTHING_RUNS}});
	}
};

const answerFormats = (isHeard: boolean): void => {
	const {settings} = playing();
	if (settings) {
		void postFormats(settings, isHeard, post);
	}
};

window.addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
	if (source !== page) {
		return;
	}

	switch (data.type) {
		case 'fonts':
			addFonts(data.fonts);
			break;
		case 'assets':
			setAssets(data.assets);
			break;
		case 'run':
			void run(data);
			break;
		case 'set':
			set(data.settings);
			break;
		case 'play':
			play();
			break;
		case 'pause':
			pause();
			break;
		case 'seek':
			seek(data.frame);
			break;
		case 'formats':
			answerFormats(data.isHeard);
			break;
		case 'render':
			startRender(data);
			break;
		case 'cancel':
			cancelRender();
			break;
		case 'ping':
			post({type: 'pong'});
			break;
	}
});

window.addEventListener('focus', () => post({type: 'focused'}), {capture: true});

window.addEventListener('error', ({error, message}) => fail(error ?? message));
window.addEventListener('unhandledrejection', ({reason}) => fail(reason));

post({type: 'ready'});
