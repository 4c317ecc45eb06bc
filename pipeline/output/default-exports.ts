import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {type Problem, throwProblems} from '../base/problems';
import {repoDir} from '../base/site-dir';
import type {RouteEntry} from '../collections/collection';
import {siteRoutes} from '../site/routes';

/** The message about a page module without a default export. */
const missingDefaultExport = (route: string): string =>
	`The page component at ${route} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`;

const hasModifier = (node: ts.Statement, kind: ts.SyntaxKind) =>
	ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind);

/** Whether a module's source has a default export. */
export const hasDefaultExport = (source: string): boolean =>
	ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX).statements.some((node) => {
		if (ts.isExportAssignment(node)) {
			return !node.isExportEquals;
		}
		if (ts.isExportDeclaration(node)) {
			const {exportClause} = node;
			return (
				!node.isTypeOnly &&
				exportClause &&
				ts.isNamedExports(exportClause) &&
				exportClause.elements.some(({name, isTypeOnly}) => !isTypeOnly && name.text === 'default')
			);
		}

		return (
			!ts.isInterfaceDeclaration(node) && hasModifier(node, ts.SyntaxKind.ExportKeyword) && hasModifier(node, ts.SyntaxKind.DefaultKeyword)
		);
	});

/**
 * Throws one error that names each route whose module in `dir` has no default export. The router takes such a module
 * for a route without a page and writes none, silently.
 */
export const checkDefaultExports = (dir = path.join(repoDir, 'app/routes'), routes: readonly RouteEntry[] = siteRoutes()): void => {
	const all = (entries: readonly RouteEntry[]): RouteEntry[] => entries.flatMap((entry) => [entry, ...all(entry.routes ?? [])]);
	const problems = all(routes).flatMap(({path: route, component}): Problem[] => {
		const file = path.join(dir, component);
		if (!existsSync(file)) {
			return [{file, message: `no such file, expected the page component at ${route}`}];
		}
		return hasDefaultExport(readFileSync(file, 'utf8')) ? [] : [{file, message: missingDefaultExport(route)}];
	});
	throwProblems(problems);
};
