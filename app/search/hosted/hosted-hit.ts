import {unescapeHtml} from '../../../pipeline/base/text/escape-html';
import {isRecord} from '../../lib/is-record';
import {plain} from '../embedded/results/highlight';
import {readHit, titleLevel, titleOf} from '../hit';
import {localUrl} from '../local-url';
import type {Piece, SearchHit} from '../types';

/**
 * Splits a snippet at the provider's `<mark>` tags. Everything else is plain text, which the provider's crawler has escaped for HTML.
 */
export const piecesOf = (value: string): Piece[] =>
	value
		.split(/(<mark>[\s\S]*?<\/mark>)/)
		.filter(Boolean)
		.map((part) => {
			const inside = /^<mark>([\s\S]*)<\/mark>$/.exec(part)?.[1];
			return inside === undefined ? {text: unescapeHtml(part), marked: false} : {text: unescapeHtml(inside), marked: true};
		});

const valueAt = (hit: unknown, path: string[]): string | undefined => {
	let value: unknown = hit;
	for (const name of path) {
		value = isRecord(value) ? value[name] : undefined;
	}

	return typeof value === 'string' ? value : undefined;
};

/** Converts a hit of the provider to a result; `undefined` if it's malformed or has no usable URL. */
export const hitFromProvider = (value: unknown, externalUrlRegex?: string): SearchHit | undefined => {
	const hit = readHit(value);
	const url = hit && localUrl(hit.url, externalUrlRegex);
	if (!hit || url === undefined) {
		return undefined;
	}

	const hierarchy = Object.fromEntries(
		Object.entries(hit.hierarchy).map(([level, text]) => [level, unescapeHtml(text ?? '')]),
	) as typeof hit.hierarchy;
	const decoded = {...hit, url, hierarchy, content: hit.content === null ? null : unescapeHtml(hit.content)};
	const level = titleLevel(decoded);
	const title = valueAt(value, ['_snippetResult', 'hierarchy', level, 'value']);
	const content = valueAt(value, ['_snippetResult', 'content', 'value']);
	return {
		...decoded,
		title: title === undefined ? plain(titleOf(decoded)) : piecesOf(title),
		snippet: content === undefined ? [] : piecesOf(content),
	};
};
