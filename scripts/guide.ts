import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {helpFor} from '../pipeline/base/help';
import {contentDir} from '../pipeline/base/site-dir';
import {authorGuide} from '../prose/guide';
import {authorComponents} from '../prose/registry';

helpFor('Writes the guide to author components, content/components.md.');

/** Writes the guide to author components, `content/components.md`. */
writeFileSync(path.join(contentDir, 'components.md'), authorGuide(authorComponents.values()));
