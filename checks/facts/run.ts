import {ensureToolkit, toolkitDir} from '../toolkit';
import {generateFacts, writeFacts} from './generate';

ensureToolkit();
const changed = await writeFacts(generateFacts(toolkitDir));
console.log(changed.length === 0 ? 'The facts are up to date.' : `Changed: ${changed.map((file) => `facts/${file}`).join(', ')}`);
