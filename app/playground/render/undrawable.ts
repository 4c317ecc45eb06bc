import type {ProjectFile} from '../project';

/** What the renderer of the browser leaves out or draws otherwise, by how code says it. */
const UNDRAWABLE: [RegExp, string][] = [
	[/radial-gradient\(/, 'radial gradients of CSS'],
	[/conic-gradient\(/, 'conic gradients'],
	[/^(?=[\s\S]*[mM]askImage)[\s\S]*\burl\(/, 'masks from pictures'],
	[/\bclipPath: ?[`'"]?(?:url|xywh|rect|shape)\(/, 'this clipPath'],
	[/\bperspective:/, 'the perspective property'],
	[/\brotate(?:[XY]|3d)\(/, 'rotation in space'],
	[/\bflip\(/, 'the perspective of flip()'],
	[/\bfade\(/, 'the opacity of overlapping parts in fade()'],
	[/\bbackdropFilter\b/, 'backdropFilter'],
	[/\bmixBlendMode\b/, 'mixBlendMode'],
	[/\bcolumnCount\b/, 'CSS columns'],
	[/\bborderImage\b/, 'borderImage'],
	[/\bboxShadow: ?[`'"]inset\b/, 'inset shadows'],
	[/\bwritingMode\b/, 'vertical text'],
	[/\bfontVariantNumeric\b/, 'digits of one width (fontVariantNumeric)'],
	[/<I[Ff]rame\b/, '<IFrame>'],
];

/** What of a project a file saved in the browser may lack, in words. */
export const findUndrawable = (files: readonly ProjectFile[]): string[] =>
	UNDRAWABLE.filter(([pattern]) => files.some(({code}) => pattern.test(code))).map(([, name]) => name);
