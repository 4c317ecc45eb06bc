import {NoReactInternals} from '@playground/remotion/no-react';
import {createElement, useLayoutEffect} from 'react';
import {useCurrentFrame} from 'remotion';
import type {Video} from './evaluate';
import type {Font} from './messages';

/** The properties that text in an `<svg>` inherits from its surroundings. */
const INHERITED = ['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'word-spacing'] as const;

/** Registers fonts, so that the renderer embeds them in the image that it creates of each `<svg>`. */
export const registerFonts = (fonts: readonly Font[]): void => {
	for (const {family, weight, data} of fonts) {
		NoReactInternals.registerFontFace({
			ascentOverride: null,
			descentOverride: null,
			display: null,
			featureSettings: null,
			fontFamily: family,
			fontData: data,
			fontUrl: family,
			format: 'woff2',
			lineGapOverride: null,
			style: null,
			weight,
			stretch: null,
			unicodeRange: null,
			variant: null,
		});
	}
};

/** The properties that were written to each element, with the video's previous values. */
const written = new WeakMap<SVGSVGElement, Map<string, {ours: string; before: string}>>();

const write = (svg: SVGSVGElement, name: string, value: string): void => {
	const before = svg.style.getPropertyValue(name);
	svg.style.setProperty(name, value);
	const overrides = written.get(svg) ?? new Map();
	written.set(svg, overrides.set(name, {before, ours: svg.style.getPropertyValue(name)}));
};

/** Restores the video's values, unless it has changed them since. */
const restore = (svg: SVGSVGElement): void => {
	for (const [name, {ours, before}] of written.get(svg) ?? []) {
		if (svg.style.getPropertyValue(name) === ours) {
			svg.style.setProperty(name, before);
		}
	}

	written.delete(svg);
};

const writeInherited = (svg: SVGSVGElement, computed: CSSStyleDeclaration): void => {
	for (const name of INHERITED) {
		if (svg.style.getPropertyValue(name) === '') {
			write(svg, name, computed.getPropertyValue(name));
		}
	}
};

/** Replaces the position of an absolute `<svg>` with margins, because the position would also offset its content in the image. */
const writePlace = (svg: SVGSVGElement, {position, left, top, marginLeft, marginTop}: CSSStyleDeclaration): void => {
	if (position !== 'absolute') {
		return;
	}

	const place = {'margin-left': [left, marginLeft], 'margin-top': [top, marginTop]} as const;
	const margins = Object.entries(place).map(([name, [at, margin]]) => [name, Number.parseFloat(at) + Number.parseFloat(margin)] as const);
	write(svg, 'inset', '0px auto auto 0px');
	for (const [name, pixels] of margins) {
		write(svg, name, `${pixels}px`);
	}
};

const Prepared = ({video, props}: {video: Video; props: Record<string, unknown>}) => {
	const frame = useCurrentFrame();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each frame may have other elements.
	useLayoutEffect(() => {
		for (const svg of document.querySelectorAll('svg')) {
			restore(svg);
			const computed = getComputedStyle(svg);
			writePlace(svg, computed);
			writeInherited(svg, computed);
		}
	}, [frame]);
	return createElement(video, props);
};

/**
 * Wraps a video so that the renderer draws its `<svg>` elements correctly. It renders each one as a separate image, without the styles that it
 * inherits.
 */
export const withWholeSvg =
	(video: Video): Video =>
	(props) =>
		createElement(Prepared, {video, props});
