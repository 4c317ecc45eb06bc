import fs from 'node:fs';
import {derivedState} from '../../base/shared-state';
import {contentIndex} from '../../content/content-index';
import {listCommunity} from '../showcase/community';
import {listExperts} from './experts';
import type {Expert, ExpertPage, Mention} from './types';

const KINDS = {docs: 'Documentation', blog: 'Blog', learn: 'Learn', 'success-stories': 'Success story'} as const;

/** The pages whose text links to a profile, by the path of the profile. */
const pagesThatLink = derivedState('pages that link to experts', () => {
	const found = new Map<string, Mention[]>();
	for (const {file, path, section, frontMatter} of contentIndex().pages.values()) {
		const targets = new Set(
			[...fs.readFileSync(file, 'utf8').matchAll(/\]\((\/experts\/[\w-]+)\)/g)].flatMap(([, target]) => target ?? []),
		);
		for (const target of targets) {
			found.set(target, [...(found.get(target) ?? []), {title: frontMatter.title, kind: KINDS[section], path}]);
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
export const expertPage = (path: string): ExpertPage | undefined => {
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
		mentions: [...(pagesThatLink().get(path) ?? []), ...inShowcase(expert)],
		// A circle: nobody comes first or last.
		previous: experts.length > 1 ? linkTo(experts.at(index - 1)) : undefined,
		next: experts.length > 1 ? linkTo(experts[(index + 1) % experts.length]) : undefined,
	};
};
