import fs from 'node:fs';
import {derivedState} from '../../base/shared-state';
import {contentIndex} from '../../content/content-index';
import {compileEntry} from '../../site/content-pages';
import {postCover} from '../posts/post-entries';
import {listCommunity} from '../showcase/community';
import {listExperts} from './experts';
import type {Expert, ExpertPage, Mention} from './types';

const KINDS = {docs: 'Documentation', blog: 'Blog', learn: 'Learn', 'success-stories': 'Success story'} as const;

const FOLDER = '/experts/';

/** The pages that link to profiles, by the path of the profile. */
const pagesThatLink = derivedState('pages that link to experts', async () => {
	const found = new Map<string, Mention[]>();
	for (const entry of contentIndex().pages.values()) {
		// Only pages that may link to a profile are compiled: in development, most pages haven't been compiled yet.
		const links = fs.readFileSync(entry.file, 'utf8').includes(FOLDER) ? (await compileEntry(entry)).links : [];
		for (const target of new Set(links.map(({to}) => to).filter((to) => to.startsWith(FOLDER)))) {
			const {frontMatter, section, path} = entry;
			const cover = entry.section === 'docs' ? undefined : postCover(entry);
			found.set(target, [...(found.get(target) ?? []), {title: frontMatter.title, kind: KINDS[section], path, ...(cover && {cover})}]);
		}
	}

	return found;
});

const inShowcase = ({name}: Expert): Mention[] =>
	listCommunity()
		.filter(({author}) => author === name)
		.map(({title}) => ({title: title.split(' - ')[0] ?? title, kind: 'Showcase', path: '/showcase#community'}));

const linkTo = (expert: Expert | undefined) => expert && {title: expert.name, path: expert.path};

/** A profile with what this site says of the expert elsewhere, and the neighbors by name; undefined for an unknown path. */
export const expertPage = async (path: string): Promise<ExpertPage | undefined> => {
	const experts = listExperts();
	const index = experts.findIndex((candidate) => candidate.path === path);
	const expert = experts[index];
	if (!expert) {
		return undefined;
	}

	const listed = experts.map(({since}) => Number(since.slice(0, 4)));
	return {
		...expert,
		years: [Math.min(...listed), Math.max(...listed)],
		mentions: [...((await pagesThatLink()).get(path) ?? []), ...inShowcase(expert)],
		// They go around in a circle, so that no expert comes first or last.
		previous: experts.length > 1 ? linkTo(experts.at(index - 1)) : undefined,
		next: experts.length > 1 ? linkTo(experts[(index + 1) % experts.length]) : undefined,
	};
};
