import type {SyntaxNode, SyntaxNodeRef} from '@lezer/common';
import {parse, textOf} from './syntax';

/** A warning about code that works in the preview but not in a render, with the page that explains it. */
export type Warning = {from: number; to: number; message: string; page: string};

type Rule = {page: string; message: string; finds: (code: string, node: SyntaxNodeRef) => boolean};

const TIMERS = ['setTimeout', 'setInterval', 'requestAnimationFrame'];

/** The longest name that a rule looks for. The callee of a call may be a chain as long as the file. */
const LONGEST_NAME = 60;

const callee = (code: string, {name, node}: SyntaxNodeRef): string =>
	name === 'CallExpression' && node.firstChild && node.firstChild.to - node.firstChild.from <= LONGEST_NAME
		? textOf(code, node.firstChild).replaceAll(/\s+/g, '')
		: '';

/** Whether a node is an object property, for example of `style`, whose name matches. */
const isProperty = (code: string, {name, node}: SyntaxNodeRef, names: RegExp): boolean => {
	const key: SyntaxNode | null = name === 'Property' ? node.firstChild : null;
	return key !== null && names.test(textOf(code, key).replaceAll(/['"]/g, ''));
};

const isElement = (code: string, {name, node}: SyntaxNodeRef, tag: string): boolean =>
	name === 'JSXBuiltin' && node.parent?.name !== 'JSXCloseTag' && textOf(code, node) === tag;

/** The rules, for the most common mistakes. A test checks that each `page` exists. */
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

/** Where code breaks a rule, in order. */
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
