import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findUndrawable} from './undrawable';

const lacks = (code: string): string[] => findUndrawable([{name: 'index.tsx', code}]);

test.each([
	["background: 'radial-gradient(red, blue)'", ['radial gradients']],
	["maskImage: 'conic-gradient(#000 10deg, transparent 0)'", ['conic gradients']],
	["perspective: 800, mixBlendMode: 'screen'", ['the perspective property', 'mixBlendMode']],
	["fontVariantNumeric: 'tabular-nums'", ['digits of one width (fontVariantNumeric)']],
	["maskImage: 'url(star.svg)'", ['image masks']],
	["const star = 'url(star.svg)'; const style = {maskImage: star}", ['image masks']],
	["transformStyle: 'preserve-3d'", ['transformStyle']],
	["boxShadow: '0 4px 8px #000, inset 0 0 40px #000'", ['inset shadows']],
	["boxShadow: '0 0 0 20px red'", ['the spread of shadows']],
	["border: '2px dashed red'", ['borders that aren’t solid']],
	["background: 'url(' + staticFile('a.png') + ')'", ['background images']],
	["backgroundImage: 'linear-gradient(red, blue), linear-gradient(90deg, red, blue)'", ['all but one of several gradients']],
	["background: 'linear-gradient(red, blue) 0 0 / 40px 40px'", ['backgroundSize']],
	["filter: 'blur(2px) url(#warm)'", ['SVG filters']],
	['<iframe src="a" />', ['<IFrame>']],
	['<svg><foreignObject /></svg>', ['<foreignObject>, which stops the rendering,']],
	["clipPath: 'url(#shape)'", ['this clipPath']],
])('RND-02 %s is named', (code, names) => {
	expect(lacks(code)).toEqual(names);
});

test.each([
	"clipPath: 'inset(0 20% 0 0)'",
	"clipPath: 'polygon(0 0, 100% 0, 50% 100%)'",
	"maskImage: 'linear-gradient(#000, transparent)'",
	"transform: 'rotate(10deg) scale(2)'",
	"transform: 'perspective(400px) rotateY(20deg)'",
	"boxShadow: '0 4px 8px rgba(0, 0, 0, 0.5)'",
	"border: '2px solid red'",
	"filter: 'blur(2px)'",
	'<circle filter="url(#blur)" fill="url(#glow)" />',
	'<svg><radialGradient id="glow" /></svg>',
])('RND-02 %s is drawn, so nothing is named', (code) => {
	expect(lacks(code)).toEqual([]);
});

test('RND-02 a mask that is written apart from its style is named, too', () => {
	const code = readFileSync(new URL('../../../videos/reference/api-custom-presentation/index.tsx', import.meta.url), 'utf8');
	expect(lacks(code)).toContain('image masks');
});
