import {expect, it} from 'vitest';
import {isToolkitPackage, splitExportId, toolkitPackage} from './toolkit-package';

it.each([
	['remotion', 'remotion'],
	['remotion/no-react', 'remotion'],
	['@remotion/renderer/client', '@remotion/renderer'],
	['remotion-animated', undefined],
	['@remotion', undefined],
	['@playground/remotion', undefined],
	['./remotion', undefined],
])('%s belongs to %s', (module, name) => {
	expect(toolkitPackage(module)).toBe(name);
	expect(isToolkitPackage(module)).toBe(module === name);
});

it.each([
	['remotion#spring', {packageName: 'remotion', entry: 'remotion', name: 'spring'}],
	['@remotion/renderer/client#x.y', {packageName: '@remotion/renderer', entry: '@remotion/renderer/client', name: 'x.y'}],
	['remotion', undefined],
	['remotion#', undefined],
	['remotion#a#b', undefined],
	['react#useState', undefined],
])('%s is taken apart', (id, parts) => {
	expect(splitExportId(id)).toEqual(parts);
});
