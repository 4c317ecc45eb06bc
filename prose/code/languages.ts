/** The languages that code blocks may have (see `content/README.md`), with their labels. */
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
