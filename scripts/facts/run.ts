import path from 'node:path';
import {parseArgs} from 'node:util';
import {helpFor} from '../../pipeline/base/help';
import {ensureToolkit, toolkitDir} from '../toolkit/install';
import {generateFacts, writeFacts} from './generate';

helpFor(`Writes the facts about the installed packages to facts/.
  --toolkit <folder>  read another installation, to see what an upgrade changes`);

// `--toolkit <folder>` reads another installation, to see what an upgrade changes before it is made.
const {values} = parseArgs({options: {toolkit: {type: 'string'}}});
const dir = values.toolkit === undefined ? toolkitDir : path.resolve(values.toolkit);

await ensureToolkit(dir);
const changed = await writeFacts(generateFacts(dir));
console.log(changed.length === 0 ? 'The facts are up to date.' : `Changed: ${changed.map((file) => `facts/${file}`).join(', ')}`);
