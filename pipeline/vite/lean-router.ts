import type {Plugin} from 'vite';

const NAMED = /^(\w+)\.displayName = "[^"]*";$/gm;
const CREATED = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const WARNINGS = /\bvar ENABLE_DEV_WARNINGS = true;/g;

/**
 * A chunk of `react-router` without what only development needs: warnings, and names of components. Without these names, and
 * marked as pure, components that nobody uses are left out of the bundle.
 */
export const leanRouter = (code: string): string =>
	code.replace(NAMED, '').replace(CREATED, '$1/* @__PURE__ */ $2').replace(WARNINGS, 'const ENABLE_DEV_WARNINGS = false;');

/**
 * The package exports its development build only. This makes the browser's copy the one that readers need. Its `dist/production`
 * would only turn the warnings off: it keeps the names, and with them 1.5 KB (brotli) of components that nobody uses.
 */
export const leanRouterPlugin = (): Plugin => ({
	name: 'lean-router',
	apply: 'build',
	applyToEnvironment: ({name}) => name === 'client',
	transform: (code, id) => (/\/node_modules\/react-router\/dist\/\w+\/[\w-]+\.mjs/.test(id) ? leanRouter(code) : undefined),
});
