import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repoDir} from '../../pipeline/base/site-dir';

/** What `pipeline/vite/unused-router.ts` takes from the browser's router. */
const ABSENT =
	/\b(?:Form|Await|PrefetchPageLinks|useFetchers?|useSubmit|useFormAction|useBlocker|usePrompt|useRevalidator|redirect|replace|redirectDocument)\b/;

const filesOf = (folder: string) =>
	readdirSync(path.join(repoDir, folder), {recursive: true, encoding: 'utf8'})
		.filter((name) => /\.tsx?$/.test(name))
		.map((name) => ({name, code: readFileSync(path.join(repoDir, folder, name), 'utf8')}));

const fromRouter = (code: string): string[] =>
	[...code.matchAll(/import \{([^}]*)\} from 'react-router[^']*'/g)].map(([, names]) => names!);

test('the app takes nothing from the router that its lean build lacks', () => {
	const files = [...filesOf('app'), ...filesOf('prose')];
	expect(files.flatMap(({code}) => fromRouter(code)).length).toBeGreaterThan(20);
	expect(files.filter(({code}) => fromRouter(code).some((names) => ABSENT.test(names))).map(({name}) => name)).toEqual([]);
});

test('every route with data has a loader for the browser, and fetches nothing when only the query changes', () => {
	const routes = filesOf('app/routes').filter(({code}) => /export (?:async function|const|function) loader\b/.test(code));
	expect(routes.length).toBeGreaterThan(10);
	const shared = "export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';";
	expect(routes.filter(({code}) => !code.includes(shared)).map(({name}) => name)).toEqual([]);
});
