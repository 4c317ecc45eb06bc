import {type ComponentType, createElement} from 'react';
import * as remotion from 'remotion';
import {staticFile} from './assets';

type Props = Record<string, unknown>;
type Choice = {name: 'Audio' | 'Video'; original: unknown; props: Props};

/** The package whose elements the renderer can draw and hear. */
export const MEDIA = '@remotion/media';

/** The names that renamed props have there. */
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

/** The toolkit's element while it plays. While a file is rendered, its counterpart in the other package. */
const renderable =
	(name: Choice['name'], original: unknown): ComponentType<Props> =>
	(props) =>
		createElement(Choose, {name, original, props});

const audio = renderable('Audio', remotion.Html5Audio);
const video = renderable('Video', remotion.Html5Video);

/** The toolkit as code in the frame imports it: its files are those that the page gave, and what plays can be rendered here. */
export const toolkit: Props = {
	...remotion,
	staticFile,
	Html5Audio: audio,
	Audio: audio,
	Html5Video: video,
	Video: video,
	OffthreadVideo: renderable('Video', remotion.OffthreadVideo),
};
