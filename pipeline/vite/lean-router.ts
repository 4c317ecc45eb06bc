import {type Plugin, parseAst} from 'vite';
import {IDLE, UNREACHED} from './unused-router.ts';

const NAMED = /^(\w+)\.displayName = "[^"]*";$/gm;
const CREATED = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const WARNINGS = /\bvar ENABLE_DEV_WARNINGS = true;/g;

type Statement = ReturnType<typeof parseAst>['body'][number];

type Edit = {start: number; end: number; text: string};

/** The body of an unreached function by its name. A test puts an alarm there. */
export type Emptied = (name: string) => string;

const EMPTY: Emptied = () => '{}';

/** The bodies of unused functions, of the module or inside one of its functions. */
const emptied = (statements: readonly Statement[], body: Emptied, isInside = false): Edit[] =>
	statements.flatMap((node) => {
		if (node.type !== 'FunctionDeclaration' || !node.id || !node.body) {
			return [];
		}

		const {name} = node.id;
		const text = UNREACHED.includes(name) ? body(name) : IDLE[name];
		if (text !== undefined) {
			return [{start: node.body.start, end: node.body.end, text}];
		}

		return isInside ? [] : emptied(node.body.body as Statement[], body, true);
	});

/** Marks derived classes as pure: the bundler keeps them otherwise, because evaluating what they extend could have side effects. */
const purified = (statements: readonly Statement[]): Edit[] =>
	statements
		.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
		.flatMap(({init}) =>
			init?.type === 'ClassExpression' && init.superClass
				? [
						{start: init.start, end: init.start, text: '/* @__PURE__ */ (() => '},
						{start: init.end, end: init.end, text: ')()'},
					]
				: [],
		);

/**
 * A chunk of `react-router` without what only development needs (warnings, and names of components) and without the bodies of
 * functions that no page gets to. Without the names, and marked as pure, components that nobody uses are left out of the bundle.
 */
export const leanRouter = (code: string, body = EMPTY): string => {
	const nameless = code.replace(NAMED, '').replace(CREATED, '$1/* @__PURE__ */ $2').replace(WARNINGS, 'const ENABLE_DEV_WARNINGS = false;');
	const {body: statements} = parseAst(nameless);
	return [...emptied(statements, body), ...purified(statements)]
		.sort((a, b) => b.start - a.start)
		.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), nameless);
};

/**
 * The package exports its development build only. This makes the browser's copy the one that readers need. Its `dist/production`
 * would only turn the warnings off: it keeps the names, and with them 1.5 KB (brotli) of components that nobody uses.
 */
export const leanRouterPlugin = (body?: Emptied): Plugin => ({
	name: 'lean-router',
	apply: 'build',
	applyToEnvironment: ({name}) => name === 'client',
	transform: (code, id) => (/\/node_modules\/react-router\/dist\/\w+\/[\w-]+\.mjs/.test(id) ? leanRouter(code, body) : undefined),
});
