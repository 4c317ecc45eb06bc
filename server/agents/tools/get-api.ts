import {z} from 'zod';
import {writeJson} from '../../../pipeline/base/data/write-json';
import type {Docs} from '../docs';
import {alike, exportOf, type FoundExport, idsNamed, memberOf, packageOf, publicIds, withMembers} from '../facts-lookup';
import {defineTool, ToolError} from '../tool';
import {unionValues} from '../union-values';

const MAX_NAME = 120;
/** Exports of one name that are answered with all of their facts. */
const MOST = 4;

const ofExport = ({facts, ...found}: FoundExport, docs: Docs) => ({...found, ...withMembers(facts, docs)});

const listExports = (name: string, docs: Docs): string | undefined => {
	const ids = publicIds(docs).filter(
		(id) => id.startsWith(`${name}#`) || (docs.packages.has(name) && packageOf(id.split('#')[0]!) === name),
	);
	return ids.length === 0
		? undefined
		: writeJson({
				[name]: docs.packages.get(packageOf(name))?.version,
				exports: ids.map((id) => ({id, kind: exportOf(id, docs)?.facts.kind})),
			});
};

const ofFlag = (name: string, {commands: {flags, commands, options}}: Docs): string | undefined => {
	const takers = Object.entries(commands).filter(([, command]) => Object.hasOwn(command.flags, name));
	const facts = Object.hasOwn(flags, name) ? flags[name] : takers[0]?.[1].flags[name];
	return (
		facts &&
		writeJson({
			flag: name,
			...facts,
			...(facts.option === undefined ? {} : {sameOption: options[facts.option]}),
			commands: Object.hasOwn(flags, name) ? 'all' : takers.map(([command]) => `npx remotion ${command}`),
		})
	);
};

const ofCommand = (name: string, {commands: {commands}}: Docs): string | undefined => {
	const command = name.replace(/^(npx )?remotion /, '');
	return Object.hasOwn(commands, command) ? writeJson({command: `npx remotion ${command}`, ...commands[command]}) : undefined;
};

const ofOther = (name: string, {others}: Docs): string | undefined => {
	const [kind = '', ...rest] = name.split('.');
	const all = others.get('limits');
	const limit = all?.kind === 'limits' && Object.hasOwn(all.limits, name) ? all.limits[name] : undefined;
	return limit ? writeJson({[name]: limit}) : others.has(kind) && rest.length === 0 ? writeJson(others.get(kind)) : undefined;
};

const idsOf = (name: string, docs: Docs): string[] =>
	name.includes('#') ? [name].filter((id) => exportOf(id, docs)) : idsNamed(name, docs);

const ofSymbol = (name: string, docs: Docs): string | undefined => {
	const ids = idsOf(name, docs);
	const found = ids.slice(0, MOST).flatMap((id) => exportOf(id, docs) ?? []);
	return found.length === 0
		? undefined
		: writeJson([...found.map((one) => ofExport(one, docs)), ...(ids.length > MOST ? [{others: ids.slice(MOST)}] : [])]);
};

const ofMember = (name: string, docs: Docs): string | undefined => {
	const at = name.lastIndexOf('.');
	const member = name.slice(at + 1);
	const found = idsOf(name.slice(0, Math.max(0, at)), docs)
		.flatMap((id) => exportOf(id, docs) ?? [])
		.flatMap(({id, version, docs: page, facts}) => {
			const own = memberOf(facts, member, docs);
			const values = own && unionValues(own.type, id, docs);
			return own
				? [
						{
							id: `${id}.${member}`,
							version,
							...(page ? {docs: `${page}#${member.toLowerCase()}`} : {}),
							...own,
							...(values ? {values} : {}),
						},
					]
				: [];
		});
	return found.length === 0 ? undefined : writeJson(found);
};

const namesOf = (docs: Docs): string[] => [
	...publicIds(docs).map((id) => id.split('#')[1]!),
	...docs.packages.keys(),
	...Object.keys(docs.commands.commands),
	...Object.keys(docs.commands.flags),
	...Object.values(docs.commands.commands).flatMap(({flags}) => Object.keys(flags)),
];

export const getApi = defineTool({
	name: 'get_api',
	title: 'Look up an API',
	description:
		'What the published packages say about an export, an option, a command or a flag: signature, parameters, members with type and default, the values of an option, deprecations. Read from the packages, not from prose.',
	input: z.strictObject({
		name: z
			.string()
			.trim()
			.min(1)
			.max(MAX_NAME)
			.describe(
				'An export (renderMedia, <Sequence>, @remotion/renderer#renderMedia), an option with its values (renderMedia.codec), a package (@remotion/media), a flag (--crf), a command (npx remotion render), a limit (lambda.disk.max), or codecs, limits, regions, templates',
			),
	}),
	run({name}, {docs}) {
		const wanted = name.replace(/^<|\s*\/?>$|\(\)/g, '').trim();
		const found = [ofOther, listExports, ofFlag, ofCommand, ofSymbol, ofMember].map((look) => look(wanted, docs)).find(Boolean);
		if (!found) {
			const names = alike(wanted.split('#').at(-1)!, namesOf(docs));
			throw new ToolError(
				`Nothing in Remotion ${docs.toolkit} is called "${wanted}".${names.length > 0 ? ` Similar names: ${names.join(', ')}` : ''}`,
			);
		}

		return found;
	},
});
