import type {ProjectFile} from '../project';
import {type Compiled, compile} from './compile';

export type CompileRequest = {id: number; files: ProjectFile[]};
export type CompileAnswer = {id: number; compiled: Compiled};

self.addEventListener('message', ({data: {id, files}}: MessageEvent<CompileRequest>) => {
	self.postMessage({id, compiled: compile(files)} satisfies CompileAnswer);
});
