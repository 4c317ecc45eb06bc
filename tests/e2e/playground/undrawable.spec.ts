import type {Page} from '@playwright/test';
import {findUndrawable} from '../../../app/playground/render/undrawable';
import {openFrame, renderStill} from '../../support/browser/frame-render';
import {pictureError} from '../../support/browser/picture-error';
import {expect, test} from '../../support/sites/servers';

const softly = expect.configure({soft: true});

const SIZE = {width: 640, height: 360};

/** The share of pixels that look different from which on a picture counts as drawn otherwise. */
const DIFFERENT = 0.0075;

const PLACE = "position: 'absolute', left: 170, top: 90, width: 300, height: 180";
const HALF = "<div style={{width: 150, height: 90, backgroundColor: '#d22'}} />";
const box = (style: string, inside = ''): string => `<div style={{${PLACE}, ${style}}}>${inside}</div>`;
const filled = (style: string, inside = ''): string => box(`backgroundColor: '#06f', ${style}`, inside);
const above = (style: string): string =>
	`${filled('')}<div style={{position: 'absolute', left: 200, top: 60, width: 200, height: 150, ${style}}} />`;
const text = (style: string): string => box(`fontSize: 110, ${style}`, '1101');
const SVG = '<svg width="640" height="360">';

/** What videos are made of, drawn by the renderer as the browser shows it. */
const DRAWN: Record<string, string> = {
	'a linear gradient': box("background: 'linear-gradient(90deg, red, blue)'"),
	'a blur': filled("filter: 'blur(20px)'"),
	'a filter of the parent': box("filter: 'grayscale(1)'", HALF),
	'a shadow of what is inside': box("filter: 'drop-shadow(20px 20px 10px #000)'", HALF),
	'a rotation in space': filled("transform: 'rotateY(50deg)'"),
	'a perspective of its own': filled("transform: 'perspective(400px) rotateY(50deg)'"),
	'a rotation about any axis': filled("transform: 'rotate3d(1, 1, 0, 50deg)'"),
	'a hidden back': filled("backfaceVisibility: 'hidden', transform: 'rotateY(180deg)'"),
	'the properties scale, rotate and translate': filled("scale: '0.5', rotate: '20deg', translate: '50px 20px'"),
	'round corners': filled("borderRadius: 60, overflow: 'hidden'", HALF),
	'a shadow': filled("boxShadow: '0 20px 40px #000'"),
	'an outline': box("outline: '20px solid red'"),
	opacity: filled('opacity: 0.5'),
	'a mask': filled("maskImage: 'linear-gradient(#000, transparent)'"),
	'a polygon': filled("clipPath: 'polygon(0 0, 100% 0, 50% 100%)'"),
	'text with a gradient': text("background: 'linear-gradient(90deg, red, blue)', backgroundClip: 'text', color: 'transparent'"),
	'an SVG': `${SVG}<defs><radialGradient id="g"><stop stopColor="red" /><stop offset="1" stopColor="blue" /></radialGradient></defs><rect width="400" height="300" fill="url(#g)" /></svg>`,
	'a filter in an SVG': `${SVG}<filter id="b"><feGaussianBlur stdDeviation="12" /></filter><circle cx="200" cy="150" r="80" filter="url(#b)" /></svg>`,
	'a canvas': '<Painted />',
	'a picture':
		"<Img src={staticFile('samples/hills.webp')} style={{width: 300, height: 180, objectFit: 'cover', filter: 'hue-rotate(90deg)'}} />",
};

/** What the renderer leaves out or draws otherwise. */
const NAMED: Record<string, string> = {
	'a radial gradient': box("background: 'radial-gradient(red, blue)'"),
	'a conic gradient': box("background: 'conic-gradient(red, blue)'"),
	'a repeating gradient': box("background: 'repeating-linear-gradient(90deg, red 0 20px, blue 20px 40px)'"),
	'several gradients': box("background: 'linear-gradient(90deg, red, transparent), linear-gradient(#00f, #0f0)'"),
	tiles: box("backgroundImage: 'linear-gradient(90deg, red 50%, blue 50%)', backgroundSize: '40px 40px'"),
	'a background picture': box("backgroundImage: 'url(' + staticFile('samples/hills.webp') + ')'"),
	'a filter from an SVG': filled(
		"filter: 'url(#x)'",
		'<svg width="0" height="0"><filter id="x"><feColorMatrix type="saturate" values="0" /></filter></svg>',
	),
	'a backdrop filter': above("backdropFilter: 'invert(1)'"),
	'a blend mode': above("backgroundColor: '#fa0', mixBlendMode: 'difference'"),
	'a blend mode of backgrounds': filled("backgroundImage: 'linear-gradient(red, yellow)', backgroundBlendMode: 'multiply'"),
	'the perspective of a parent': `<AbsoluteFill style={{perspective: 400}}>${filled("transform: 'rotateY(50deg)'")}</AbsoluteFill>`,
	'a space for children': box(
		"transformStyle: 'preserve-3d', transform: 'rotateY(50deg)'",
		"<div style={{width: 300, height: 180, backgroundColor: '#06f', transform: 'rotateY(-50deg)'}} />",
	),
	'an order by zIndex': `<div style={{position: 'absolute', zIndex: 2, left: 100, top: 50, width: 200, height: 150, backgroundColor: '#d22'}} />${filled('')}`,
	'what is hidden': filled("visibility: 'hidden'"),
	'a path to move on': filled("offsetPath: 'path(\"M0 0 L 200 100\")', offsetDistance: '60%'"),
	columns: box('columnCount: 2', '<div style={{height: 300, backgroundColor: "#06f"}} />'),
	'a border from a picture': box("border: '30px solid red', borderImage: 'linear-gradient(red, blue) 30'"),
	'a dashed border': box("border: '20px dashed red'"),
	'an inner shadow': filled("boxShadow: '0 4px 8px #000, inset 0 0 40px #000'"),
	'the spread of a shadow': filled("boxShadow: '0 0 0 20px red'"),
	'a shape to clip with': filled("clipPath: 'xywh(20px 20px 100px 100px)'"),
	'vertical text': text("writingMode: 'vertical-rl'"),
	'digits of one width': text("fontVariantNumeric: 'tabular-nums'"),
	'settings of a font': text('fontVariationSettings: \'"wght" 900\''),
	'a pseudo-element': `<><style>{".k::before{content:'';position:absolute;inset:0;background:#06f}"}</style><div className="k" style={{${PLACE}}} /></>`,
	'HTML in an SVG': `${SVG}<foreignObject width="300" height="150"><div style={{backgroundColor: "#06f", height: 150}} /></foreignObject></svg>`,
	'another page': box('', '<iframe srcDoc="<body style=background:red>" width="300" height="180" />'),
	'an element for video': box(
		'',
		'<video width="300" height="180" style={{backgroundColor: "#06f"}} src={staticFile("samples/lower-third.mp4")} />',
	),
	'a form control': box('', '<progress value={0.5} style={{width: 300, height: 100}} />'),
};

const codeOf = (element: string): string => `import {AbsoluteFill, Img, staticFile} from 'remotion';
import {useLayoutEffect, useRef} from 'react';

const Painted = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => canvas.current?.getContext('2d')?.fillRect(20, 20, 200, 100), []);
  return <canvas ref={canvas} width={640} height={360} />;
};

export default function Video() {
  return <AbsoluteFill style={{backgroundColor: '#fff', fontFamily: 'Geist Film'}}>${element}</AbsoluteFill>;
}

void [Img, staticFile, Painted];
`;

/** How far the rendered picture is from what the browser shows at the time; a rendering that fails is none at all. */
const compare = async (page: Page, element: string): Promise<() => Promise<number>> => {
	const project = {title: 'Case', files: [{name: 'index.tsx', code: codeOf(element)}], ...SIZE, fps: 30, durationInFrames: 30, props: {}};
	try {
		const still = await renderStill(page, project, 0);
		return async () => (await pictureError(page, still, 'image/png', await page.screenshot())).seen;
	} catch {
		return async () => 1;
	}
};

test.describe('what the renderer of the browser draws', () => {
	test.use({viewport: SIZE});

	test('RND-02 is not named', async ({page, site}) => {
		await openFrame(page, site);
		for (const [name, element] of Object.entries(DRAWN)) {
			const difference = await compare(page, element);
			expect.soft(findUndrawable([{name: 'index.tsx', code: element}]), name).toEqual([]);
			// A screenshot may still show the case before: another process draws the frame.
			await softly.poll(difference, {message: name}).toBeLessThan(DIFFERENT);
		}
	});

	test('RND-02 otherwise than the browser is named before a rendering starts', async ({page, site}) => {
		await openFrame(page, site);
		for (const [name, element] of Object.entries(NAMED)) {
			const difference = await compare(page, element);
			expect.soft(findUndrawable([{name: 'index.tsx', code: element}]), name).toHaveLength(1);
			// The frame doesn't wait for plain videos and backgrounds: until they have loaded, the browser shows none, either.
			await softly.poll(difference, {message: `${name} is drawn now: take it off the list`}).toBeGreaterThan(DIFFERENT);
		}
	});
});
