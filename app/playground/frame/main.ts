import './safety/seal';
import './safety/intact';
import {createRoot} from 'react-dom/client';
import {setAssets} from './assets';
import type {Font, ToFrame} from './messages';
import {page, post} from './page';
import {createPlaying} from './playing';
import {cancelRender, postFormats, render} from './rendering';
import {isIntact} from './safety/intact';

const NOTHING_RUNS = 'the video stopped with an error. Fix it, then save again.';

const playing = createPlaying(createRoot(document.getElementById('stage') as HTMLElement));
let hasRun = false;
let fonts: Font[] = [];

const addFonts = (given: Font[]): void => {
	fonts = given;
	for (const {family, weight, data} of fonts) {
		document.fonts.add(new FontFace(family, data, {weight}));
	}
};

/** Runs a program, unless earlier code has damaged what the page's own code needs. */
const run = (request: ToFrame & {type: 'run'}): void => {
	if (hasRun && !(isIntact() && playing.isInPage())) {
		post({type: 'damaged'});
		return;
	}

	hasRun = true;
	void playing.run(request);
};

const startRender = (request: ToFrame & {type: 'render'}): void => {
	const {video, settings} = playing.shown();
	if (video && settings) {
		void render(request, {component: video, settings, fonts}, post);
	} else {
		post({type: 'unrendered', id: request.id, failure: {message: NOTHING_RUNS}});
	}
};

const answerFormats = (isHeard: boolean): void => {
	const {settings} = playing.shown();
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
			run(data);
			break;
		case 'set':
			playing.set(data.settings);
			break;
		case 'play':
			playing.play();
			break;
		case 'pause':
			playing.pause();
			break;
		case 'seek':
			playing.seek(data.frame);
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

window.addEventListener('error', ({error, message}) => playing.fail(error ?? message));
window.addEventListener('unhandledrejection', ({reason}) => playing.fail(reason));

post({type: 'ready'});
