import {expect, test} from 'vitest';
import {forgetPreloads} from './forgetful-preloads';

const helper = `const scriptRel = (function detectScriptRel() {
	return supports("modulepreload") ? "modulepreload" : "preload";
})();const seen = {};
promise.then(() => {
	seen[href] = void 0;
}, (err) => {
	seen[href] = void 0;
	throw err;
});
const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");
const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");
const link = document.createElement("link");
if (cspNonce) link.setAttribute("nonce", cspNonce);
if (e.type === "error") rej(new Error(dep));`;

test('LOD-01 what failed to load is forgotten, so that it can be asked for again', () => {
	const code = forgetPreloads(helper);
	expect(code).not.toContain('modulepreload');
	expect(code).toContain('delete seen[href];\n\tthrow err;');
	expect(code).toContain('if (!isCss && !navigator.onLine) return;\nconst link');
	expect(code).not.toContain('cspNonce');
	expect(code).toContain('link.remove(), rej(');
});

test('a helper that does it differently stops the build', () => {
	expect(() => forgetPreloads(helper.replace('scriptRel', 'relation'))).toThrow(/differently than before/);
});
