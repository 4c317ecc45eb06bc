import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {pathFrom} from '../../pipeline/base/file-paths';
import {repoDir} from '../../pipeline/base/site-dir';

const readProject = (project: string) => {
	const {config} = ts.readConfigFile(path.join(repoDir, project), ts.sys.readFile);
	return ts.parseJsonConfigFileContent(config, ts.sys, repoDir);
};

/** Files of a project, with everything that they import, as paths in the repository. */
const filesOf = (project: string): string[] => {
	const {fileNames, options} = readProject(project);
	return ts
		.createProgram(fileNames, options)
		.getSourceFiles()
		.map(({fileName}) => pathFrom(repoDir, fileName));
};

const browser = filesOf('tsconfig.browser.json');
const node = filesOf('tsconfig.node.json');

test('code of the browser is checked without the types of Node, code of the build without those of the DOM', () => {
	expect(browser.filter((file) => file.includes('@types/node/'))).toEqual([]);
	expect(browser).toContain('node_modules/typescript/lib/lib.dom.d.ts');
	expect(node.filter((file) => /\/lib\.dom\b/.test(file))).toEqual([]);
	expect(node).toContain('node_modules/@types/node/index.d.ts');
});

/** Where both meet: a route loads data in Node and draws a view, and a test of Node's runs a part of itself in a browser. */
const BOTH = /^app\/(?:routes\/|routes\.ts$|root\.tsx$)|^checks\/proof\/in-browser\.ts$/;

test('every source file is checked as code of the browser or of the build', () => {
	const sources = readProject('tsconfig.json')
		.fileNames.map((file) => pathFrom(repoDir, file))
		.filter((file) => /^(?:app|prose|pipeline|server|checks|scripts)\//.test(file) && !/\.test\.tsx?$/.test(file));
	const checked = new Set([...browser, ...node]);
	expect(sources.length).toBeGreaterThan(500);
	expect(sources.filter((file) => !checked.has(file) && !BOTH.test(file))).toEqual([]);
});
