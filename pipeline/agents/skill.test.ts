import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {rules} from '../../app/playground/compile/rules';
import {outputRules} from '../output/rules';
import {skillFiles} from './skill';
import {systemPrompt} from './system-prompt';

const site = {title: 'Remotion', url: 'https://videos.example'};
const {prompt} = systemPrompt();
const files = skillFiles(prompt, site, '4.0.383');
const [entry] = JSON.parse(files.get(outputRules.skills.pattern) ?? '').skills;
const skill = files.get(entry.url.replace(site.url, '')) ?? '';
const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(skill) ?? [];

describe('AGT-02 the agent skill', () => {
	test('AGT-02 is listed as the discovery proposal 0.2.0 says, with the digest of what is served', () => {
		expect(JSON.parse(files.get(outputRules.skills.pattern) ?? '').$schema).toBe(
			'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
		);
		expect(entry).toEqual({
			name: 'remotion',
			type: 'skill-md',
			description: expect.any(String),
			url: 'https://videos.example/.well-known/agent-skills/remotion/SKILL.md',
			digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
		});
	});

	test('AGT-02 has valid front matter with its version', () => {
		const {name, description, metadata} = parse(frontMatter);
		expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		expect(name.length).toBeLessThanOrEqual(64);
		expect(description).toBe(entry.description);
		expect(description.length).toBeLessThanOrEqual(1024);
		expect(metadata.version).toBe('4.0.383');
	});

	test('AGT-02 says each rule of the playground and the whole prompt, and where to look things up', () => {
		for (const rule of rules) {
			expect(body).toContain(`- ${rule.message} See ${site.url}${rule.page}.md.`);
		}
		expect(body).toContain('### 3. Rules that must never be broken');
		expect(body).toContain(prompt.split('\n').at(-1));
		for (const place of ['/llms.txt', '/facts/index.json']) {
			expect(body).toContain(site.url + place);
		}
	});

	test('AGT-02 is short enough to be read at once', () => {
		expect(body.length).toBeLessThan(20_000);
	});
});
