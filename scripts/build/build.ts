import {helpFor} from '../../pipeline/base/help';
import {runMain} from '../steps';

helpFor('Builds the site into build/client.');

// React and its tools choose their form when they are loaded.
process.env.NODE_ENV = 'production';

await runMain(async () => {
	const {build} = await import('./production-build');
	await build();
});
