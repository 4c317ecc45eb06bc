import {helpFor} from '../../pipeline/base/help';
import {runMain} from '../steps';

helpFor('Builds the site into build/client.');

// React and its tools read it when they are loaded, so it is set before anything that imports them.
process.env.NODE_ENV = 'production';

await runMain(async () => {
	const {build} = await import('./production-build');
	await build();
});
