import {ensureToolkit} from '../toolkit/install';
import {writeHovers} from './generate';

ensureToolkit();
const {written, removed} = await writeHovers((done, total) => console.error(`${done} of ${total}`));
console.log(
	written + removed === 0 ? 'The types of all samples are up to date.' : `Types of samples: ${written} files written, ${removed} removed.`,
);
