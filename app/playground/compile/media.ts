import type {SyntaxNode} from '@lezer/common';
import {parse, textOf} from './syntax';

/** Whether code contains audio or video elements of the toolkit (`isThere`), and whether any of them isn't muted (`isHeard`). */
export type Media = {isThere: boolean; isHeard: boolean};

const PLAYING = /(?:^|\.)(?:(?:Html5)?(?:Audio|Video)|OffthreadVideo)$/;

const isMuted = (code: string, tag: SyntaxNode): boolean =>
	tag.getChildren('JSXAttribute').some((attribute) => /^muted(?:$|=\{true\}$)/.test(textOf(code, attribute)));

/** Finds audio and video elements in code. */
export const findMedia = (code: string): Media => {
	const media = {isThere: false, isHeard: false};
	parse(code).iterate({
		enter({name, node}) {
			const tag =
				name === 'JSXSelfClosingTag' || name === 'JSXOpenTag'
					? (node.getChild('JSXIdentifier') ?? node.getChild('JSXMemberExpression'))
					: null;
			if (tag && PLAYING.test(textOf(code, tag))) {
				media.isThere = true;
				media.isHeard ||= !isMuted(code, node);
			}
		},
	});
	return media;
};
