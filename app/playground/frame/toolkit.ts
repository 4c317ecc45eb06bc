import {type ComponentType, createElement} from 'react';
import * as remotion from 'remotion';
import {staticFile} from './assets';

type Props = Record<string, unknown>;
type Choice = {name: 'Audio' | 'Video'; original: unknown; props: Props};

/** The package whose audio and video elements the renderer supports. */
export const MEDIA = '@remotion/media';

/** Converts props to their names in that package. */
const renamed = ({startFrom, endAt, ref: _, ...props}: Props): Props => ({
	...(startFrom !== undefined && {trimBefore: startFrom}),
	...(endAt !== undefined && {trimAfter: endAt}),
	...props,
});

const Choose = ({name, original, props}: Choice) => {
	const {isClientSideRendering} = remotion.useRemotionEnvironment();
	const media = globalThis.remotionPlayground.modules[MEDIA] as Record<string, ComponentType<Props>> | undefined;
	return isClientSideRendering && media?.[name]
		? createElement(media[name], renamed(props))
		: createElement(original as ComponentType<Props>, props);
};

/** An element of the toolkit that is replaced with its counterpart in `@remotion/media` while a file is rendered. */
const renderable =
	(name: Choice['name'], original: unknown): ComponentType<Props> =>
	(props) =>
		createElement(Choose, {name, original, props});

const audio = renderable('Audio', remotion.Html5Audio);
const video = renderable('Video', remotion.Html5Video);

/** The toolkit as code in the iframe imports it: `staticFile()` finds the page's files, and media elements can be rendered in the browser. */
export const toolkit: Props = {
	...remotion,
	staticFile,
	Html5Audio: audio,
	Audio: audio,
	Html5Video: video,
	Video: video,
	OffthreadVideo: renderable('Video', remotion.OffthreadVideo),
};
