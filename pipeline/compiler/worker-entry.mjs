/** Entry of a worker thread. Node 20 starts a thread with plain JavaScript only; from here on it can read TypeScript. */
import {workerData} from 'node:worker_threads';
import {register} from 'tsx/esm/api';

register();
await import(workerData.module);
