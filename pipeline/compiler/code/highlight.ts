import {createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type ThemedToken} from 'shiki/core';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';
import {escapeText} from '../../base/escape-html';
import {grammarOf} from './languages';

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
export const loadHighlighter = async (needed: Iterable<string>): Promise<(code: string, language: string) => string[]> => {
	highlighter ??= createHighlighterCore({themes: [theme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm'))});
	const core = await highlighter;
	const loaded = new Set(core.getLoadedLanguages());
	for (const language of needed) {
		const grammar = grammarOf(language);
		if (grammar && !loaded.has(language)) {
			await core.loadLanguage(grammar);
		}
	}

	return (code, language) =>
		core
			.codeToTokens(code, {
				lang: grammarOf(language) ? language : 'text',
				theme: 'site',
				// A busy machine must not decide how a page looks.
				tokenizeTimeLimit: 0,
			})
			.tokens.map((line) => lineToHtml(line));
};

const lineToHtml = (tokens: ThemedToken[]): string => {
	const runs: {className?: string; text: string}[] = [];
	for (const {content, color} of tokens) {
		const previous = runs.at(-1);
		// White space has no color of its own: it joins what stands before it, which keeps the markup short.
		const className = content.trim() === '' && previous ? previous.className : color === undefined ? undefined : classes[color];
		if (previous && previous.className === className) {
			previous.text += content;
		} else {
			runs.push({className, text: content});
		}
	}

	return runs.map(({className, text}) => (className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text))).join('');
};
