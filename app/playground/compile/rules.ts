import type {SyntaxNode, SyntaxNodeRef} from '@lezer/common';
import {parse, textOf} from './syntax';

/** Something that works in a preview and fails in a render, with the page that explains it. */
export type Warning = {from: number; to: number; message: string; page: string};

type Rule = {page: string; message: string; finds: (code: string, node: SyntaxNodeRef) => boolean};

const TIMERS = ['setTimeout', 'setInterval', 'requestAnimationFrame'];

/** No name that a rule looks for is longer; what is called may be a chain as long as the file. */
const LONGEST_NAME = 60;

const callee = (code: string, {name, node}: SyntaxNodeRef): string =>
	name === 'CallExpression' && node.firstChild && node.firstChild.to - node.firstChild.from <= LONGEST_NAME
		? textOf(code, node.firstChild).replaceAll(/\s+/g, '')
		: '';

/** Whether a node is a property of an object, such as of a `style`, with such a name. */
const isProperty = (code: string, {name, node}: SyntaxNodeRef, names: RegExp): boolean => {
	const key: SyntaxNode | null = name === 'Property' ? node.firstChild : null;
	return key !== null && names.test(textOf(code, key).replaceAll(/['"]/g, ''));
};

const isElement = (code: string, {name, node}: SyntaxNodeRef, tag: string): boolean =>
	name === 'JSXBuiltin' && node.parent?.name !== 'JSXCloseTag' && textOf(code, node) === tag;

/** What Remotion's users stumble over most. `page` exists in the documentation: a test holds that. */
export const rules: Rule[] = [
	{
		page: '/docs/using-randomness',
		message: "Math.random() gives every frame a different value. Use random('seed') from remotion.",
		finds: (code, node) => callee(code, node) === 'Math.random',
	},
	{
		page: '/docs/animating-properties',
		message:
			'CSS transitions and animations run on the clock, not on frames, so a render can’t follow them. Animate with useCurrentFrame().',
		finds: (code, node) => isProperty(code, node, /^(transition|animation)([A-Z]\w*)?$/),
	},
	{
		page: '/docs/video-tags',
		message: 'A <video> element plays on its own clock. Use <Html5Video> or <OffthreadVideo> from remotion.',
		finds: (code, node) => isElement(code, node, 'video'),
	},
	{
		page: '/docs/using-audio',
		message: 'An <audio> element plays on its own clock. Use <Html5Audio> from remotion.',
		finds: (code, node) => isElement(code, node, 'audio'),
	},
	{
		page: '/docs/use-img-and-iframe',
		message: 'A render doesn’t wait for <img>. Use <Img> from remotion.',
		finds: (code, node) => isElement(code, node, 'img'),
	},
	{
		page: '/docs/use-current-frame',
		message: 'Timers run on the clock, not on frames, and every frame may be rendered in a different tab. Compute from useCurrentFrame().',
		finds: (code, node) => TIMERS.includes(callee(code, node).replace(/^window\./, '')),
	},
];

/** Where code breaks one of our rules, in order. */
export const findWarnings = (code: string): Warning[] => {
	const found: Warning[] = [];
	parse(code).iterate({
		enter(node) {
			for (const {page, message, finds} of rules) {
				if (finds(code, node)) {
					found.push({from: node.from, to: node.to, message, page});
				}
			}
		},
	});
	return found;
};
