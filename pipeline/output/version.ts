import {dataVersion} from '../vite/data-version';
import {writeInto} from './files';

/** Writes `build-id.txt`: the version of page data that this build's scripts understand. */
export const emitBuildId = (clientDir: string): Promise<void> => writeInto(clientDir, 'build-id.txt', `${dataVersion()}\n`);
