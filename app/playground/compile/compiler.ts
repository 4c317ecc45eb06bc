import type {ProjectFile} from '../project';
import type {Compiled} from './compile';
import type {CompileAnswer, CompileRequest} from './worker';

/** Compiles in a worker, one request at a time. */
export type Compiler = {
	/** Compiles files. While one request is running, only the newest other one waits; older ones are dropped. */
	compile(files: ProjectFile[], onCompiled: (compiled: Compiled) => void): void;
	dispose(): void;
};

type Job = {files: ProjectFile[]; onCompiled: (compiled: Compiled) => void};

/** Starts a compiler. Calls `onLost` if its worker can't be loaded. */
export const createCompiler = (onLost: () => void): Compiler => {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
	let running: Job | undefined;
	let waiting: Job | undefined;

	const start = (job: Job): void => {
		running = job;
		worker.postMessage({files: job.files} satisfies CompileRequest);
	};

	worker.addEventListener('error', onLost);
	worker.addEventListener('message', ({data}: MessageEvent<CompileAnswer>) => {
		const done = running;
		running = undefined;
		const next = waiting;
		waiting = undefined;
		if (next) {
			start(next);
		}

		done?.onCompiled(data.compiled);
	});

	return {
		compile(files, onCompiled) {
			const job = {files, onCompiled};
			if (running) {
				waiting = job;
			} else {
				start(job);
			}
		},
		dispose: () => worker.terminate(),
	};
};
