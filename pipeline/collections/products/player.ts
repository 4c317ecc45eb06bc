import {demoPreview} from '../../demos/demo-preview';
import {liveSource} from '../../demos/live-source';
import {LICENSE_COST, type Product, productView} from './product-page';

const SAMPLE = `import {Player} from '@remotion/player';
import {useState} from 'react';
import {LowerThird} from './LowerThird';

export const Preview = () => {
  const [name, setName] = useState('Robin Rivers');
  return (
    <>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <Player
        component={LowerThird}
        inputProps={{name}}
        durationInFrames={150}
        compositionWidth={1280}
        compositionHeight={720}
        fps={30}
        controls
        style={{width: '100%'}}
      />
    </>
  );
};`;

const PRODUCT: Product = {
	facts: [
		{
			title: 'Props are live',
			text: 'inputProps is state like any other. A new value shows in the frame that is on screen.',
			docs: '/docs/player/player',
		},
		{
			title: 'A ref for everything',
			text: 'play(), pause(), seekTo(), setVolume(), requestFullscreen(): the page can do what a viewer can.',
			docs: '/docs/player/player',
		},
		{
			title: 'Events',
			text: 'play, pause, ended, seeked, frameupdate and more tell the page where the video is.',
			docs: '/docs/player/player',
		},
		{
			title: 'Your controls or ours',
			text: 'Built-in controls are one prop. The parts of them can be replaced, or left out.',
			docs: '/docs/player/custom-controls',
		},
		{
			title: 'Any size',
			text: 'The composition keeps its pixels; the Player scales it to the box that you give it.',
			docs: '/docs/player/scaling',
		},
		{
			title: 'Stills too',
			text: 'Thumbnail draws one frame of a composition, without controls and without playback.',
			docs: '/docs/player/thumbnail',
		},
	],
	cost: [{html: 'The Player has no price of its own: it is part of Remotion.'}, {html: LICENSE_COST}],
	steps: [
		{title: 'Install it', install: 'remotion @remotion/player'},
		{
			title: 'Give it a component',
			text: 'Size, frame rate and duration are props of the Player: it needs no bundle and no composition.',
			code: {title: 'src/Preview.tsx', text: SAMPLE},
		},
	],
	links: [
		{path: '/docs/player', title: 'Documentation of the Player'},
		{path: '/docs/player/player', title: 'All props, methods and events'},
		{path: '/docs/player/best-practices', title: 'Best practices'},
		{path: '/templates/next', title: 'A Next.js app with the Player'},
		{path: '/templates/react-router', title: 'A React Router app with the Player'},
		{path: '/success-stories/typeframes', title: 'How Typeframes uses it'},
		{path: '/lambda', title: 'Render what people made'},
	],
};

/** Everything that the page of the Player shows. */
export const playerPage = async () => ({
	product: await productView(PRODUCT),
	source: await liveSource('player-lower-third'),
	remote: demoPreview('showcase-countdown'),
});
