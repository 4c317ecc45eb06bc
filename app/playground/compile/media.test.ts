import {expect, test} from 'vitest';
import {findMedia} from './media';

const of = (element: string) => findMedia(`export default () => <div>${element}</div>;`);

test.each([
	"<Audio src={staticFile('samples/bells.mp3')} />",
	'<Html5Audio src={source} volume={0.5} />',
	'<OffthreadVideo src={source}></OffthreadVideo>',
	'<Video muted={isMuted} src={source} />',
	'<Remotion.Html5Video src={source} />',
])('PLY-01 %s can be heard', (element) => {
	expect(of(element)).toEqual({isThere: true, isHeard: true});
});

test.each(['<Video muted src={source} />', '<OffthreadVideo src={source} muted={true} />'])(
	'PLY-01 %s is seen and not heard',
	(element) => {
		expect(of(element)).toEqual({isThere: true, isHeard: false});
	},
);

test.each(['<AudioBars />', '<Img src={source} />', '{"<Audio />"}'])('PLY-01 %s plays nothing', (element) => {
	expect(of(element)).toEqual({isThere: false, isHeard: false});
});
