import type {LanguageInput} from 'shiki';

type Language = {label: string; load?: () => Promise<unknown>};

const tsx: Language['load'] = () => import('shiki/langs/tsx.mjs');
const bash: Language['load'] = () => import('shiki/langs/bash.mjs');

/** The languages that a code block may name, as content/README.md lists them, with the label that readers see. */
export const languages: Record<string, Language> = {
	ts: {label: 'TypeScript', load: () => import('shiki/langs/ts.mjs')},
	tsx: {label: 'TSX', load: tsx},
	js: {label: 'JavaScript', load: () => import('shiki/langs/js.mjs')},
	jsx: {label: 'JSX', load: () => import('shiki/langs/jsx.mjs')},
	bash: {label: 'Shell', load: bash},
	json: {label: 'JSON', load: () => import('shiki/langs/json.mjs')},
	yaml: {label: 'YAML', load: () => import('shiki/langs/yaml.mjs')},
	html: {label: 'HTML', load: () => import('shiki/langs/html.mjs')},
	css: {label: 'CSS', load: () => import('shiki/langs/css.mjs')},
	diff: {label: 'Diff', load: () => import('shiki/langs/diff.mjs')},
	dockerfile: {label: 'Dockerfile', load: () => import('shiki/langs/dockerfile.mjs')},
	python: {label: 'Python', load: () => import('shiki/langs/python.mjs')},
	php: {label: 'PHP', load: () => import('shiki/langs/php.mjs')},
	ruby: {label: 'Ruby', load: () => import('shiki/langs/ruby.mjs')},
	go: {label: 'Go', load: () => import('shiki/langs/go.mjs')},
	text: {label: 'Text'},
};

/** The grammar of a language, undefined for plain text. */
export const grammarOf = (language: string): LanguageInput | undefined => languages[language]?.load as LanguageInput | undefined;
