import type {Plugin} from 'vite';

const REPORTS = 'register-usage-point';

/** How the package brings its copy of `@remotion/licensing` in: bundled, so that no alias of that name reaches it. */
const IMPORT = /\bimport_licensing\s*=\s*__toESM\(require_dist\(\), 1\)/;
const COPY = /\b(var require_(?:register_usage_point|get_usage|dist)\s*=\s*)__commonJS\(/g;

/** The source of `@remotion/webcodecs` without what tells a remote host about each conversion. Newer versions do not report. */
export const withoutUsageReport = (code: string): string | undefined => {
	if (!code.includes(REPORTS)) {
		return undefined;
	}

	if (!IMPORT.test(code)) {
		throw new Error('@remotion/webcodecs reports its use in another way than before: see pipeline/no-usage-report.ts');
	}

	// Marked as pure, what nobody imports is left out of the build.
	return code.replace(IMPORT, 'import_licensing = {registerUsageEvent: async () => {}}').replace(COPY, '$1/* @__PURE__ */ __commonJS(');
};

/** The video tool says that nothing is sent, and pages ask no host but their own. */
export const noUsageReport = (): Plugin => ({
	name: 'no-usage-report',
	transform: (code, id) => (/@remotion\/webcodecs\/dist\/esm\/[^/]+\.mjs/.test(id) ? withoutUsageReport(code) : undefined),
});
