import {helpFor} from '../pipeline/base/help';
import {buildDir, clientDir} from '../pipeline/base/site-dir';
import {packAgentServer} from './agents/package';
import {runMain} from './steps';

helpFor('Packs the built docs as an npm package that serves them to agents.');

await runMain(async () => {
	console.log(`Try it: npx ${await packAgentServer(clientDir, `${buildDir}/mcp`)}`);
});
