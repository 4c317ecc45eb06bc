import type {LanguageInput} from 'shiki';

const grammars: Record<string, () => Promise<unknown>> = {
	ts: () => import('shiki/langs/ts.mjs'),
	tsx: () => import('shiki/langs/tsx.mjs'),
	js: () => import('shiki/langs/js.mjs'),
	jsx: () => import('shiki/langs/jsx.mjs'),
	bash: () => import('shiki/langs/bash.mjs'),
	json: () => import('shiki/langs/json.mjs'),
	yaml: () => import('shiki/langs/yaml.mjs'),
	html: () => import('shiki/langs/html.mjs'),
	css: () => import('shiki/langs/css.mjs'),
	diff: () => import('shiki/langs/diff.mjs'),
	dockerfile: () => import('shiki/langs/dockerfile.mjs'),
	python: () => import('shiki/langs/python.mjs'),
	php: () => import('shiki/langs/php.mjs'),
	ruby: () => import('shiki/langs/ruby.mjs'),
	go: () => import('shiki/langs/go.mjs'),
};

/** The grammar of a language, undefined for plain text. */
export const grammarOf = (language: string): LanguageInput | undefined => grammars[language] as LanguageInput | undefined;
