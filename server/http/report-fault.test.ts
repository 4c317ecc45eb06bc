import {afterEach, expect, test, vi} from 'vitest';
import {reportFault} from './report-fault';

afterEach(() => vi.restoreAllMocks());

test.each([
	['a folder that may not be read', Object.assign(new Error(), {code: 'EACCES'}), 1],
	['a mistake of ours', new TypeError('x is not a function'), 1],
	['what is thrown without being an error', undefined, 1],
	['a reader who went away', Object.assign(new Error(), {code: 'ERR_STREAM_PREMATURE_CLOSE'}), 0],
	['a request that was aborted', new DOMException('', 'AbortError'), 0],
])('%s is printed or not', (_, error, times) => {
	const print = vi.spyOn(console, 'error').mockImplementation(() => {});
	reportFault(error);
	expect(print).toHaveBeenCalledTimes(times);
});
