import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {factsDir} from '../../pipeline/base/site-dir';
import {type Members, type PackageFacts, readFacts} from '../../pipeline/content/facts/facts';
import {labelsOf} from '../../prose/members/labels';

type Labeled = {name: string; members: Members};

/** Every list of members that a page can print: of an export, and of a parameter. */
const lists: Labeled[] = readdirSync(path.join(factsDir, 'packages')).flatMap((file) =>
	Object.entries(readFacts<PackageFacts>(path.join('packages', file)).facts.entries).flatMap(([entry, exports]) =>
		Object.entries(exports).flatMap(([name, facts]) =>
			'sameAs' in facts
				? []
				: [facts, ...(facts.parameters ?? [])].flatMap(({members}) => (members ? [{name: `${entry}#${name}`, members}] : [])),
		),
	),
);

const wrong = (isWrong: (view: ReturnType<typeof labelsOf>, member: Members[string]) => boolean): string[] =>
	lists.flatMap(({name, members}) =>
		Object.entries(members).flatMap(([field, member]) =>
			isWrong(labelsOf(member, {isOffered: false}), member) ? [`${name} ${field}`] : [],
		),
	);

test('REF-02 no option with a default is called required', () => {
	expect(lists.length).toBeGreaterThan(300);
	expect(wrong((view) => view.default !== undefined && view.need === 'required')).toEqual([]);
});

test('REF-02 a field that only some cases of a union have says for which', () => {
	expect(wrong((view, {when}) => when !== view.when)).toEqual([]);
	expect(wrong((view, {optional}) => view.need === 'required' && Boolean(optional) && view.when === undefined)).toEqual([]);
	expect(labelsOf({optional: true, when: "type: 'reencode'", requiredThen: true}, {isOffered: false})).toMatchObject({
		need: 'required',
		when: "type: 'reencode'",
	});
});

test('REF-02 every option shows a type', () => {
	expect(wrong((_, {type}) => type.trim() === '')).toEqual([]);
});
