import type {SyntaxNode} from '@lezer/common';
import {parse, textOf} from './syntax';

/** What code plays: whether there is an element of the toolkit for sound or film, and whether one of them can be heard. */
export type Media = {isThere: boolean; isHeard: boolean};

const PLAYING = /(?:^|\.)(?:(?:Html5)?(?:Audio|Video)|OffthreadVideo)$/;

const isMuted = (code: string, tag: SyntaxNode): boolean =>
	tag.getChildren('JSXAttribute').some((attribute) => /^muted(?:$|=\{true\}$)/.test(textOf(code, attribute)));

/** Finds in the elements of the code whether it plays media, and whether any of it is heard. */
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
