import type {ProjectFile} from '../project';

/** What the renderer of the browser leaves out or draws otherwise, by how code says it. */
const UNDRAWABLE: [RegExp, string][] = [
	[/radial-gradient\(/, 'radial gradients of CSS'],
	[/conic-gradient\(/, 'conic gradients'],
	[/\b(?:WebkitM|m)askImage\b/, 'maskImage'],
	[/\bclipPath:/, 'clipPath'],
	[/\bbackdropFilter\b/, 'backdropFilter'],
	[/\bmixBlendMode\b/, 'mixBlendMode'],
	[/\bcolumnCount\b/, 'CSS columns'],
	[/\bborderImage\b/, 'borderImage'],
	[/<OffthreadVideo\b/, '<OffthreadVideo>'],
	[/<(?:Html5)?Video\b/, '<Html5Video>'],
	[/<(?:Html5)?Audio\b/, 'sound'],
	[/<I[Ff]rame\b/, '<IFrame>'],
];

/** What of a project a file saved in the browser may lack, in words. */
export const findUndrawable = (files: readonly ProjectFile[]): string[] =>
	UNDRAWABLE.filter(([pattern]) => files.some(({code}) => pattern.test(code))).map(([, name]) => name);
