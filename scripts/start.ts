import path from 'node:path';
import {helpFor} from '../pipeline/base/help';
import {clientDir, repoDir} from '../pipeline/base/site-dir';
import {checkPort, serveForever} from '../server/serve';
import {runCommand} from './command';
import {runMain} from './steps';

helpFor('Builds the site and serves it. PORT sets the port, 3000 by default.');

await checkPort();
// Always builds, so that what is served is up to date. Whatever hasn't changed comes from the cache.
await runMain(() => runCommand('tsx', [path.join(repoDir, 'scripts', 'build', 'build.ts')]));
await serveForever(clientDir);
