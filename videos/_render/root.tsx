import type {ComponentType} from 'react';
import {useEffect, useState} from 'react';
import {Composition, continueRender, delayRender} from 'remotion';

type Video = {
	width: number;
	height: number;
	fps: number;
	durationInFrames: number;
	defaultProps?: Record<string, unknown>;
};

type Context<T> = {(key: string): T; keys(): string[]};

declare global {
	interface ImportMeta {
		webpackContext<T>(folder: string, options: {regExp: RegExp; mode?: 'sync' | 'lazy'}): Context<T>;
	}
}

const descriptions = import.meta.webpackContext<Video>('..', {regExp: /^\.\/[^/]+\/[^/]+\/video\.json$/});
const components = import.meta.webpackContext<Promise<{default: ComponentType<Record<string, unknown>>}>>('..', {
	regExp: /^\.\/[^/]+\/[^/]+\/index\.tsx$/,
	mode: 'lazy',
});

/** Holds the render until both fonts of the site are there, so that a picture looks like the page. */
const useFonts = () => {
	const [handle] = useState(() => delayRender('Loading the fonts of the site'));
	useEffect(() => {
		Promise.all(['Geist Variable', 'Geist Mono Variable'].map((family) => document.fonts.load(`16px "${family}"`))).then(() => continueRender(handle));
	}, [handle]);
};

/** Every video as a composition with its folder's name as id. */
export const Root: React.FC = () => {
	useFonts();
	return descriptions.keys().map((key) => {
		const folder = key.slice(0, -'/video.json'.length);
		const id = folder.split('/').at(-1)!;
		const {width, height, fps, durationInFrames, defaultProps = {}} = descriptions(key);
		return (
			<Composition
				key={id}
				id={id}
				lazyComponent={() => components(`${folder}/index.tsx`)}
				width={width}
				height={height}
				fps={fps}
				durationInFrames={durationInFrames}
				defaultProps={defaultProps}
			/>
		);
	});
};
