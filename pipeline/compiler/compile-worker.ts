import {parentPort, workerData} from 'node:worker_threads';
import {compileBatch} from './compile-batch';
import type {CompileJob} from './compile-job';

parentPort?.on('message', async (jobs: CompileJob[]) => {
	parentPort?.postMessage(await compileBatch(jobs, workerData.site));
});
