import {createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type ThemedToken} from 'shiki/core';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import type {Highlight, NameLink} from '../../../prose/code/sample';
import {WHOLE_WORD} from '../../assistant/format';
import {escapeText} from '../../base/text/escape-html';
import {grammarOf} from './grammars';

/** Color of the theme to class in the page; tokens of any other color stay plain text. */
const classes: Record<string, string> = {
	'var(--tk-token-keyword)': 'tk-k',
	'var(--tk-token-string)': 'tk-s',
	'var(--tk-token-string-expression)': 'tk-s',
	'var(--tk-token-link)': 'tk-s',
	'var(--tk-token-function)': 'tk-f',
	'var(--tk-token-constant)': 'tk-c',
	'var(--tk-token-comment)': 'tk-m',
	'var(--tk-token-parameter)': 'tk-a',
	'var(--tk-token-type)': 'tk-t',
	'var(--tk-token-inserted)': 'tk-i',
	'var(--tk-token-deleted)': 'tk-d',
};

const theme = createCssVariablesTheme({name: 'site', variablePrefix: '--tk-', fontStyle: false});
theme.tokenColors?.push(
	{
		scope: ['entity.name.type', 'entity.other.inherited-class', 'support.type.primitive', 'support.class.component', 'entity.name.tag'],
		settings: {foreground: 'var(--tk-token-type)'},
	},
	{scope: ['entity.other.attribute-name', 'meta.object-literal.key'], settings: {foreground: 'var(--tk-token-parameter)'}},
	// Nearly every name is a constant in modern code: coloring them all says nothing.
	{scope: ['variable.other.constant', 'variable.other.readwrite.alias'], settings: {foreground: 'var(--tk-foreground)'}},
	{scope: ['markup.inserted'], settings: {foreground: 'var(--tk-token-inserted)'}},
	{scope: ['markup.deleted'], settings: {foreground: 'var(--tk-token-deleted)'}},
);

let highlighter: Promise<HighlighterCore> | undefined;

/** A function that colors code at once, after the grammars of all `needed` languages were loaded. */
export const loadHighlighter = async (needed: Iterable<string>): Promise<Highlight> => {
	// Measured on all samples of the site: the same tokens as with Oniguruma, in two thirds of the time.
	highlighter ??= createHighlighterCore({themes: [theme], langs: [], engine: createJavaScriptRegexEngine()});
	const core = await highlighter;
	const loaded = new Set(core.getLoadedLanguages());
	for (const language of needed) {
		const grammar = grammarOf(language);
		if (grammar && !loaded.has(language)) {
			await core.loadLanguage(grammar);
		}
	}

	return (code, language, links = []) => {
		const open = [...links];
		const first = new Set<string>();
		// Only a command in a single line wraps.
		const toHtml = language === 'bash' && !code.includes('\n') ? commandToHtml : escapeText;
		return core
			.codeToTokens(code, {
				lang: grammarOf(language) ? language : 'text',
				theme: 'site',
				// A busy machine must not decide how a page looks.
				tokenizeTimeLimit: 0,
			})
			.tokens.map((line) =>
				lineToHtml(
					line.flatMap((token) => cutAtLinks(token, open)),
					first,
					toHtml,
				),
			);
	};
};

type Piece = Pick<ThemedToken, 'content' | 'color'> & {href?: string};

/** Cuts the names that are links out of a token. Takes them from `links`, which are in order. */
const cutAtLinks = ({content, color, offset}: ThemedToken, links: NameLink[]): Piece[] => {
	const pieces: Piece[] = [];
	let at = offset;
	const cut = (to: number, href?: string): void => {
		if (to > at) {
			pieces.push({content: content.slice(at - offset, to - offset), color, href});
			at = to;
		}
	};
	while (links[0] && links[0].to <= offset + content.length) {
		const {from, to, href} = links.shift()!;
		cut(from);
		cut(to, href);
	}

	cut(offset + content.length);
	return pieces;
};

type Run = {className?: string; href?: string; text: string};

const toRuns = (pieces: Piece[]): Run[] => {
	const runs: Run[] = [];
	for (const {content, color, href} of pieces) {
		const previous = runs.at(-1);
		// White space has no color of its own: it joins what comes before it, which keeps the markup short.
		const className = content.trim() === '' && previous ? previous.className : color === undefined ? undefined : classes[color];
		if (previous && !previous.href && !href && previous.className === className) {
			previous.text += content;
		} else {
			runs.push({className, href, text: content});
		}
	}

	return runs;
};

/** Marks words with a hyphen, such as flags and packages, so that they don't break there. */
const commandToHtml = (text: string): string =>
	text
		.split(WHOLE_WORD)
		.map((piece, index) => (index % 2 === 1 ? `<span class="word">${escapeText(piece)}</span>` : escapeText(piece)))
		.join('');

/** Only the first link to a page in a sample can be reached with the Tab key. `seen` are the links of the lines above. */
const lineToHtml = (pieces: Piece[], seen: Set<string>, toHtml: (text: string) => string): string =>
	toRuns(pieces)
		.map(({className, href, text}) => {
			const color = className ? ` class="${className}"` : '';
			if (href === undefined) {
				return color ? `<span${color}>${toHtml(text)}</span>` : toHtml(text);
			}

			const stop = seen.has(href) ? ' tabindex="-1"' : '';
			seen.add(href);
			return `<a href="${href}"${color}${stop}>${escapeText(text)}</a>`;
		})
		.join('');
