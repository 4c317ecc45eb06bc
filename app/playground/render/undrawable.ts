import type {ProjectFile} from '../project';

/** Matches a style in code by its name and value: `boxShadow: '0 0 4px red'`. */
const style = (names: string, value: string): RegExp => new RegExp(`\\b(?:${names}): ?[\`'"](?:[^\`'"\\n]*\\W)?(?:${value})`);

/**
 * What the browser's renderer leaves out or draws differently, with patterns that find it in code. `tests/e2e/playground/undrawable.spec.ts`
 * compares each with what the browser shows.
 */
const UNDRAWABLE: [RegExp, string][] = [
	[/radial-gradient\(/, 'radial gradients'],
	[/conic-gradient\(/, 'conic gradients'],
	[/repeating-linear-gradient\(/, 'repeating gradients'],
	[
		style('background|backgroundImage|maskImage|WebkitMaskImage', String.raw`gradient\(.*\),.*gradient\(`),
		'all but one of several gradients',
	],
	[/\bbackgroundSize\b|gradient\([^'"`\n]*\)[^,'"`\n]*\//, 'backgroundSize'],
	[style('background|backgroundImage', String.raw`url\(`), 'background images'],
	[/^(?=[\s\S]*[mM]askImage)[\s\S]*\burl\(/, 'image masks'],
	[/\bclipPath: ?[`'"]?(?:url|xywh|rect|shape)\(/, 'this clipPath'],
	[style('filter', String.raw`url\(`), 'SVG filters'],
	[/\bperspective:/, 'the perspective property'],
	[style('transformStyle', 'preserve-3d'), 'transformStyle'],
	[/\bflip\(/, 'the perspective of flip()'],
	[/\bfade\(/, 'the opacity of overlapping parts in fade()'],
	[/\bbackdropFilter\b/, 'backdropFilter'],
	[/\bmixBlendMode\b/, 'mixBlendMode'],
	[/\bbackgroundBlendMode\b/, 'backgroundBlendMode'],
	[/\bzIndex\b/, 'zIndex'],
	[style('visibility', 'hidden'), 'visibility'],
	[/\boffsetPath\b/, 'offsetPath'],
	[/\bcolumnCount\b/, 'CSS columns'],
	[/\bborderImage\b/, 'borderImage'],
	[style(String.raw`border\w*`, 'dashed|dotted|double|groove|ridge|inset|outset'), 'borders that aren’t solid'],
	[style('boxShadow', 'inset'), 'inset shadows'],
	[style('boxShadow', String.raw`(?:-?[\d.]+(?:px)? ){3}-?[\d.]*[1-9]`), 'the spread of shadows'],
	[/\bWebkitBoxReflect\b/, 'reflections'],
	[/\bwritingMode\b/, 'vertical text'],
	[/\bfontVariantNumeric\b/, 'digits of one width (fontVariantNumeric)'],
	[/\bfont(?:Feature|Variation)Settings\b/, 'settings of fonts'],
	[/<style\b/, '<style> rules for SVG and pseudo-elements'],
	[/<foreignObject\b/, '<foreignObject>, which stops the rendering,'],
	[/<[Ii][Ff]rame\b/, '<IFrame>'],
	[/<video\b/, '<video>'],
	[/<(?:input|progress|meter|select|textarea)\b/, 'form controls'],
];

/** What the files use that a video saved in the browser may lack. */
export const findUndrawable = (files: readonly ProjectFile[]): string[] =>
	UNDRAWABLE.filter(([pattern]) => files.some(({code}) => pattern.test(code))).map(([, name]) => name);
