import {lineAt} from '../../pipeline/base/text/line-at';
import type {Command, CommandLineFacts} from '../../pipeline/content/facts/facts';
import type {Finding} from '../finding';
import {type Fence, fencesOf} from './fences';

/** Programs that run the tool in samples, whatever comes before them on the line. */
const CALL = /(?:^|[\s;&|(`])(?:npx|bunx|pnpm exec|pnpm|yarn|bun run|npm exec(?: --)?)\s+(?:--\S+\s+)*remotion(?=\s|$)([^;&|\n`)]*)/g;

type Call = {words: string[]; flags: string[]; line: number};

const joinContinued = (code: string): {text: string; line: number}[] => {
	const lines: {text: string; line: number}[] = [];
	let isOpen = false;
	code.split('\n').forEach((raw, index) => {
		const text = raw.replace(/\\\s*$/, ' ');
		if (isOpen) {
			lines.at(-1)!.text += text;
		} else {
			lines.push({text, line: index + 1});
		}

		isOpen = text !== raw;
	});
	return lines;
};

const withoutComment = (line: string): string => line.replace(/(^|\s)#.*$/, '$1');

/** Quoted text is one word, and never a flag. */
const split = (text: string): string[] => text.match(/(?:[^\s'"]|'[^']*'|"(?:\\.|[^"])*")+/g) ?? [];

const callsOf = (code: string): Call[] =>
	joinContinued(code).flatMap(({text, line}) =>
		[...withoutComment(text).matchAll(CALL)].map(([, rest = '']) => {
			const parts = split(rest);
			const end = parts.indexOf('--');
			const own = end === -1 ? parts : parts.slice(0, end);
			const firstFlag = own.findIndex((part) => part.startsWith('-'));
			return {
				words: firstFlag === -1 ? own : own.slice(0, firstFlag),
				flags: own.filter((part) => /^--?[A-Za-z]/.test(part)).map((part) => part.replace(/=.*$/, '')),
				line,
			};
		}),
	);

const commandOf = (words: string[], {commands}: CommandLineFacts): {name: string; command?: Command; unknown?: string} => {
	let name = '';
	let command: Command | undefined;
	for (const word of words) {
		const candidate = [name, word].filter(Boolean).join(' ');
		const isChooser = command === undefined || command.commands !== undefined;
		if (!commands[candidate] && isChooser && /^[a-z][a-z-]*$/.test(word)) {
			return {name, command, unknown: candidate};
		}

		if (!commands[candidate]) {
			break;
		}

		[name, command] = [candidate, commands[candidate]];
	}

	return {name, command};
};

const known = (flag: string, {flags}: Command, facts: CommandLineFacts): boolean => {
	const positive = flag.replace(/^--no-/, '--');
	return [flag, positive].some((name) => flags[name] !== undefined || facts.flags[name] !== undefined);
};

const problemsOf = ({words, flags}: Call, facts: CommandLineFacts): string[] => {
	const {name, command, unknown} = commandOf(words, facts);
	if (unknown !== undefined) {
		const siblings =
			command?.commands?.map((sub) => `${name} ${sub}`) ?? Object.keys(facts.commands).filter((candidate) => !candidate.includes(' '));
		return [`command \`npx remotion ${unknown}\` does not exist, expected one of ${siblings.join(', ')}`];
	}

	if (command?.passesFlags) {
		return [];
	}

	const owner: Command = command ?? {flags: {}};
	return flags
		.filter((flag) => !known(flag, owner, facts))
		.map(
			(flag) =>
				`flag ${flag} does not exist for \`npx remotion${name && ` ${name}`}\`, expected one of ${[...Object.keys(owner.flags), ...Object.keys(facts.flags)].join(', ')}`,
		);
};

const isShell = ({lang, nocheck}: Fence): boolean =>
	['bash', 'sh', 'shell', 'console', 'dockerfile', 'yaml'].includes(lang) && nocheck === undefined;

/** Commands in `<Exec command="remotion render …" />`. */
const EXEC = /<Exec\s+command="(remotion[^"]*)"/g;

/** Findings for calls of `npx remotion` in the shell samples of a page whose command or flags the tool does not have. */
export const checkCommands = ({file, text}: {file: string; text: string}, facts: CommandLineFacts): Finding[] => {
	const samples = fencesOf(text)
		.filter(isShell)
		.flatMap(({code, line}) => callsOf(code).map((call) => ({...call, line: line + call.line})));
	const components = [...text.matchAll(EXEC)].flatMap(({1: command = '', index}) =>
		callsOf(`npx ${command}`).map((call) => ({...call, line: lineAt(text, index)})),
	);
	return [...samples, ...components].flatMap((call) => problemsOf(call, facts).map((message) => ({file, line: call.line, message})));
};
