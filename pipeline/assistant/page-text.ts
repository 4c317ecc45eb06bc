import {withoutLinks} from './format';

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '};

/** Decodes the character references of HTML text, numeric ones included. */
export const decodeEntities = (text: string): string =>
	text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
		const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
		return code === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(code);
	});

const letters = (text: string): string => text.replaceAll(/[\s\u200b]+/g, '');

/** Whether a text appears on a page, ignoring markup and white space. */
export const createPageText = (title: string, html: string): {has: (text: string) => boolean} => {
	const all = letters([title, decodeEntities(html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ''))].join('\n'));
	return {has: (text) => all.includes(letters(text))};
};

/** A passage as a reader sees it: without the backticks around code and the URLs of links. */
export const readable = (text: string): string => withoutLinks(text).replaceAll('`', '');
