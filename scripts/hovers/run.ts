import {helpFor} from '../../pipeline/base/help';
import {ensureToolkit} from '../toolkit/install';
import {writeHovers} from './generate';

helpFor('Writes the types that samples show on hover to hovers/, one file for each page. Only pages whose samples changed are asked anew.');

await ensureToolkit();
const {written, removed} = await writeHovers((done, total) => console.error(`${done} of ${total}`));
console.log(
	written + removed === 0 ? 'The types of all samples are up to date.' : `Types of samples: ${written} files written, ${removed} removed.`,
);
