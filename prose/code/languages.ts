/** The languages that a code block may name, as content/README.md lists them, with the label that readers see. */
export const languages: Record<string, string> = {
	ts: 'TypeScript',
	tsx: 'TSX',
	js: 'JavaScript',
	jsx: 'JSX',
	bash: 'Shell',
	json: 'JSON',
	yaml: 'YAML',
	html: 'HTML',
	css: 'CSS',
	diff: 'Diff',
	dockerfile: 'Dockerfile',
	python: 'Python',
	php: 'PHP',
	ruby: 'Ruby',
	go: 'Go',
	text: 'Text',
};
