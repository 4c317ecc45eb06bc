import path from 'node:path';
import {clientDir, repoDir} from '../pipeline/base/site-dir';
import {serveForever} from '../server/serve';
import {runCommand} from './command';
import {runMain} from './steps';

// Building each time keeps the answer true; what did not change comes from the cache.
await runMain(() => runCommand('tsx', [path.join(repoDir, 'scripts', 'build', 'build.ts')]));
await serveForever(clientDir);
