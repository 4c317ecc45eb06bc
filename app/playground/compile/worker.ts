import {messageOf} from '../../lib/message-of';
import type {ProjectFile} from '../project';
import {type Compiled, compile} from './compile';

export type CompileRequest = {files: ProjectFile[]};
export type CompileAnswer = {compiled: Compiled};

/** Reports errors of the compiler itself like those of the code, because a worker that throws doesn't answer. */
const compileSafely = (files: ProjectFile[]): Compiled => {
	try {
		return compile(files);
	} catch (error) {
		const message = `The compiler failed: ${messageOf(error)}`;
		return {problems: [{severity: 'error', file: files[0]?.name ?? '', line: 1, from: 0, to: 0, message}]};
	}
};

self.addEventListener('message', ({data: {files}}: MessageEvent<CompileRequest>) => {
	self.postMessage({compiled: compileSafely(files)} satisfies CompileAnswer);
});
