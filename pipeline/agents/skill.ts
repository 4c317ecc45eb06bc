import {createHash} from 'node:crypto';
import path from 'node:path';
import {stringify} from 'yaml';
import {rules} from '../../app/playground/compile/rules';
import {slugify} from '../base/text/slugify';
import type {SiteConfig} from '../config/schema';
import {outputRules} from '../output/rules';

type Site = Pick<SiteConfig, 'title' | 'url'>;

/** The page that shows the prompt. A site without it publishes neither prompt nor skill. */
export const PROMPT_PAGE = '/docs/ai/system-prompt';

const FOLDER = path.posix.dirname(outputRules.skills.pattern);

const lookUp = ({url}: Site, toolkit: string): string => `## Look it up instead of guessing

- Every page of the documentation: ${url}/llms.txt, grouped by section, with descriptions in the linked lists.
- A page as Markdown: its URL + \`.md\`, such as ${url}/docs/renderer/render-media.md.
- Exact names, types, defaults and flags of ${toolkit} as JSON: ${url}/facts/index.json names a file for each package, such as ${url}/facts/renderer.json.
- How to install and use a package: ${url}/docs/api.md.

Compare the version that the project has installed with ${toolkit}. All Remotion packages of a project must have the same version.`;

const mistakes = ({url}: Site): string =>
	`## Mistakes that a preview hides and a render shows\n\n${rules.map(({message, page}) => `- ${message} See ${url}${page}.md.`).join('\n')}`;

const describe = ({title}: Site, toolkit: string) => ({
	name: slugify(title),
	description: `Make videos in React with ${title} ${toolkit}: write compositions, animate by frame, add media, captions and transitions, embed the player, render locally or in the cloud. Use it whenever code imports from remotion or @remotion packages.`,
});

/** `SKILL.md`: the prompt, what a render can't follow, and where to look things up, for the version that the docs describe. */
const skillFile = (prompt: string, site: Site, toolkit: string): string => {
	const frontMatter = {...describe(site, toolkit), metadata: {version: toolkit, documentation: `${site.url}/llms.txt`}};
	const parts = [`# ${site.title} ${toolkit}`, lookUp(site, toolkit), mistakes(site), '## Rules', prompt];
	// Headings of the prompt go below ours; comments in its samples are no headings.
	return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${parts.join('\n\n').replace(/^# (?=\d+\. )/gm, '### ')}\n`;
};

/** The files of the skill by path: the index of agent skills discovery 0.2.0, and the skill that it names with its digest. */
export const skillFiles = (prompt: string, site: Site, toolkit: string): Map<string, string> => {
	const skill = skillFile(prompt, site, toolkit);
	const {name, description} = describe(site, toolkit);
	const url = `${FOLDER}/${name}/SKILL.md`;
	const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
	const index = {
		$schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
		skills: [{name, type: 'skill-md', description, url: site.url + url, digest}],
	};
	return new Map([
		[outputRules.skills.pattern, `${JSON.stringify(index, null, '\t')}\n`],
		[url, skill],
	]);
};
