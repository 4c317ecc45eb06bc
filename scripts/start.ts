import path from 'node:path';
import {helpFor} from '../pipeline/base/help';
import {clientDir, repoDir} from '../pipeline/base/site-dir';
import {serveForever} from '../server/serve';
import {runCommand} from './command';
import {runMain} from './steps';

helpFor('Builds the site and serves it. PORT sets the port, 3000 by default.');

// Building each time keeps the answer true; what did not change comes from the cache.
await runMain(() => runCommand('tsx', [path.join(repoDir, 'scripts', 'build', 'build.ts')]));
await serveForever(clientDir);
