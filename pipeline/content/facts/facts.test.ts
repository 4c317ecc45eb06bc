import {expect, test, vi} from 'vitest';
import {readJson} from '../../base/data/read-json';
import {findExport, findExportIfAny, NoFactsError} from './facts';

vi.mock(import('../../base/data/read-json'), {spy: true});

test.each([
	['no export', 'spring'],
	['a package that there is not', '@remotion/nothing#spring'],
	['an entry point that there is not', 'remotion/nothing#spring'],
	['an export that there is not', 'remotion#nothing'],
])('an id of %s has no facts', (_, id) => {
	expect(() => findExport(id)).toThrow(NoFactsError);
	expect(findExportIfAny(id)).toBeUndefined();
});

test('facts that cannot be read are a fault', () => {
	vi.mocked(readJson).mockImplementationOnce(() => {
		throw new Error('not valid JSON');
	});
	expect(() => findExportIfAny('@remotion/paths#getLength')).toThrow('not valid JSON');
});
