import {buildDir, clientDir} from '../pipeline/base/site-dir';
import {packAgentServer} from './agents/package';
import {runMain} from './steps';

await runMain(async () => {
	console.log(`Try it: npx ${await packAgentServer(clientDir, `${buildDir}/mcp`)}`);
});
