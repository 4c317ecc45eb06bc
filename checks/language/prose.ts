import {blank, keepOnly} from './blank';
import {proseOfCode} from './code-prose';

const readable = /^(?:tsx?|jsx?)$/;

/** The comments of a fenced block. Its strings are left out: they may be what a package prints. */
const proseOfFence = (block: string, language: string): string => {
	if (!readable.test(language)) {
		return blank(block);
	}

	const body = block.indexOf('\n') + 1;
	const end = block.lastIndexOf('\n') + 1;
	return blank(block.slice(0, body)) + proseOfCode(block.slice(body, end), {messages: false}) + blank(block.slice(end));
};

/** The attributes of a tag that are shown as text. */
const proseOfTag = (tag: string): string =>
	tag.replace(/(\s(?:title|label|alt)=")([^"]*)(")|[\s\S]/g, (part, open?: string, value?: string) =>
		open === undefined ? blank(part) : `${blank(open)}${value} `,
	);

/** The prose of a page. Everything else is blanked, so that lines and columns stay the same. */
const proseOfPage = (text: string): string =>
	text
		// Only these fields of the front matter are sentences.
		.replace(/^---\n[\s\S]*?\n---\n/, (head) =>
			head.replace(/^(?!(?:title|description|sidebarLabel|metaTitle):|\s+- question:).*$/gm, blank).replace(/^\s*-? ?\w+:/gm, blank),
		)
		.replace(/^([ \t]*)(`{3,}|~{3,})(\w*)[^\n]*\n[\s\S]*?\n[ \t]*\2[ \t]*$/gm, (block, _indent, _fence, language: string) =>
			proseOfFence(block, language),
		)
		.replace(/`[^`\n]+`/g, blank)
		.replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
		// Short quotations keep the words of whoever said them.
		.replace(/^>.*$/gm, blank)
		.replace(/\]\([^)\s]*\)|\[#[\w-]+\]/g, blank)
		.replace(/<[^>\n]*>/g, proseOfTag);

/** The values of YAML or JSON. Keys, and values without a space, are names for programs. */
const proseOfData = (text: string): string =>
	text.replace(
		/^([^\n#]*?["\w]: |\s*- )?(.*)$/gm,
		(_line, key = '', value: string) => blank(key) + (value.includes(' ') ? value : blank(value)),
	);

const proseOfStyles = (text: string): string =>
	keepOnly(
		text,
		[...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((comment) => [comment.index, comment.index + comment[0].length]),
	);

/** How each kind of file is read. */
const readers: [kind: RegExp, read: (text: string, file: string) => string][] = [
	[/\.mdx?$/, proseOfPage],
	[/\.(?:tsx?|mjs)$/, (text, name) => proseOfCode(text, {name})],
	[/\.css$/, proseOfStyles],
	[/\.(?:yml|json)$/, proseOfData],
];

/** The parts of a file that people read, by its type: the words of a page, comments and messages of code, or the values of data. */
export const proseOf = ({file, text}: {file: string; text: string}): string => {
	const prose = readers.find(([kind]) => kind.test(file))?.[1](text, file) ?? text;
	return prose.replace(/\bhttps?:\/\/[^\s)'"`]+/g, blank);
};
