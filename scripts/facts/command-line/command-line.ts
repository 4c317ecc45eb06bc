import path from 'node:path';
import ts from 'typescript';
import type {Command, CommandLineFacts, Flag, Option} from '../../../pipeline/content/facts/facts';
import {findExported, type JsModule, type Located, readModule} from '../javascript/js-module';
import {readOptions} from '../options';
import {branchesOf, calledFunctions} from './commands';
import type {FlagRead, OptionFlags} from './flag-reads';
import {type Reach, reachFlags} from './reach';
import {type Setting, settingFlags} from './settings';

type Toolbox = {options: Record<string, Option>; flags: OptionFlags; settings: Setting[]; booleans: Set<string>};

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
	Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const defaultOf = (option: Option | undefined): string | undefined =>
	option?.negated && option.default ? String(option.default === 'false') : option?.default;

const describeFlag = (read: FlagRead, {options, booleans}: Toolbox): Flag => {
	const option = read.option === undefined ? undefined : options[read.option];
	const value = read.default ?? defaultOf(option);
	const type = booleans.has(read.flag) ? 'boolean' : option?.type;
	return {
		...(type ? {type} : {}),
		...(value === undefined ? {} : {default: value}),
		...(read.renamed ? {deprecated: 'renamed'} : {}),
		...(read.option === undefined ? {} : {option: read.option}),
	};
};

/** Single letters and the words that minimist makes of `--no-x` are shown as users type them. */
const typed = (flag: string): string => (flag === 'open' ? '--no-open' : flag.length === 1 ? `-${flag}` : `--${flag}`);

const flagsOf = ({reads, modules}: Reach, tools: Toolbox): Record<string, Flag> => {
	const indirect = tools.settings.filter(
		({module, option}) => modules.has(module) || reads.some((read) => option !== undefined && read.option === option),
	);
	const flags: Record<string, Flag> = {};
	for (const read of [...reads, ...indirect.map(({read}) => read)]) {
		flags[typed(read.flag)] = {...describeFlag(read, tools), ...flags[typed(read.flag)]};
	}

	return sorted(flags);
};

/** What the Studio takes only to fill in its dialog for renders. */
const isDialog = (file: string): boolean => /\/(?:get-render-defaults|render-queue\/[\w-]+|render-flows\/[\w-]+)\.js$/.test(file);

const describeCommand = (run: Located, name: string, tools: Toolbox, except: Located[]): Command => {
	const isStudio = name === 'studio' || name === 'preview';
	const others = except.map(({node}) => node);
	const direct = flagsOf(reachFlags(run, tools.flags, isStudio ? isDialog : undefined, others), tools);
	if (isStudio) {
		for (const [flag, facts] of Object.entries(flagsOf(reachFlags(run, tools.flags), tools))) {
			direct[flag] ??= {...facts, preset: true};
		}
	}

	const passesFlags = /process\.argv\.slice/.test(run.node.getText());
	return {flags: sorted(direct), ...(passesFlags ? {passesFlags: true as const} : {})};
};

const addCommands = (prefix: string, chooser: Located[], tools: Toolbox, commands: Record<string, Command>): string[] =>
	chooser.flatMap(branchesOf).map(({name, run}) => {
		const full = [prefix, name].filter(Boolean).join(' ');
		if (!commands[full]) {
			const choosers = full.split(' ').length < 3 ? calledFunctions(run) : [];
			const inner = addCommands(full, choosers, tools, commands);
			const command = describeCommand(
				run,
				full,
				tools,
				choosers.flatMap(branchesOf).map((branch) => branch.run),
			);
			commands[full] = {...command, ...(inner.length > 0 ? {commands: inner.sort()} : {})};
		}

		return name;
	});

const exportedFunction = (module: JsModule, name: string): Located => {
	const found = findExported(module, name);
	if (!found) {
		throw new Error(
			`${module.file} has no ${name}, expected the shape of the command line packages to be as scripts/facts/command-line/command-line.ts reads it`,
		);
	}

	return found;
};

const booleanFlags = (module: JsModule, flags: OptionFlags): Set<string> => {
	const list = exportedFunction(module, 'BooleanFlags').node;
	const elements = ts.isArrayLiteralExpression(list) ? [...list.elements] : [];
	return new Set(
		elements.map((element) =>
			ts.isStringLiteral(element) ? element.text : (flags.get(/options\.(\w+)\.cliFlag$/.exec(element.getText())?.[1] ?? '') ?? ''),
		),
	);
};

/** Commands and flags of `npx remotion`, Lambda and Cloud Run included, as their shipped code reads them. */
export const readCommandLine = (toolkitDir: string): CommandLineFacts => {
	const dist = (name: string, file: string): JsModule => readModule(path.join(toolkitDir, 'node_modules/@remotion', name, 'dist', file));
	const options = readOptions(toolkitDir);
	const flags = new Map(Object.entries(options).map(([key, {flag}]) => [key, flag]));
	const tools: Toolbox = {
		options,
		flags,
		settings: settingFlags(dist('cli', 'parse-command-line.js'), flags),
		booleans: booleanFlags(dist('cli', 'parsed-cli.js'), flags),
	};
	const commands: Record<string, Command> = {};
	addCommands('', [exportedFunction(dist('cli', 'index.js'), 'cli')], tools, commands);
	for (const name of ['lambda', 'cloudrun'] as const) {
		const chooser = dist(name, 'cli/index.js').declarations.get('matchCommand');
		const main = chooser && {module: dist(name, 'cli/index.js'), node: chooser};
		const inner = main ? addCommands(name, [main], tools, commands) : [];
		commands[name] = {flags: {}, commands: inner.sort()};
	}

	const everywhere = reachFlags(exportedFunction(dist('cli', 'get-config-file-name.js'), 'loadConfig'), flags);
	const global = flagsOf(
		{reads: [...everywhere.reads, {flag: 'help'}, {flag: 'log', option: 'logLevelOption'}], modules: new Set()},
		tools,
	);
	for (const command of Object.values(commands)) {
		command.flags = Object.fromEntries(Object.entries(command.flags).filter(([flag]) => !global[flag]));
	}

	return {flags: global, commands: sorted(commands), options};
};
