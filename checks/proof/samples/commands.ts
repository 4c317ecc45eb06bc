import {isAbsence, type Needs} from './needs';

/** The first that fits a command says what it needs; what nobody lists needs a program that isn't here. */
const rules: [RegExp, Needs][] = [
	// They print what the packages hold.
	[/^npx remotion (?:cloudrun regions|lambda regions|lambda policies (?:user|role)|lambda$)/, 'shell'],
	[/^npx remotion[bd]? (?:lambda|cloudrun)\b/, 'account'],
	[/^(?:aws|az|gcloud|fly|supabase)\b|^npx (?:wrangler|serverless|cdk)\b/, 'account'],
	[/^npx remotion (?:upgrade|add|skills)\b|^npx remotion .*https?:/, 'network'],
	[/^npx remotion\b/, 'shell'],
	[/^npx tsc\b|^npm ls\b/, 'shell'],
	[/^(?:npx|npm(?! run\b)|curl|git clone|go get|composer|pip|bundle)(?: |$)/, 'network'],
	[/^(?:node -p|cat|rm|mkdir|ls|ln|find|sed|grep|tr|ldd|ps|set|export|for|echo|basename)\b/, 'shell'],
];

/** The commands of a block: without comments, quoted text, redirects, and the words that a shell keeps for itself. */
const commandsOf = (code: string): string[] =>
	code
		.replaceAll(/\\\n/g, ' ')
		.replaceAll(/'[^']*'|"[^"]*"/g, 'text')
		.replaceAll(/^\s*#.*$/gm, '')
		.split(/\n|&&|\|\|?|;|\$\(/)
		.map((command) => command.trim().replace(/^(?:(?:\$|do|then|\w+=\S*)\s+)*/, ''))
		.filter((command) => command !== '' && !/^(?:done|fi|\w+=\S*)$|^(?:done|fi)\b/.test(command));

/** Whether a block shows how a command is written, with names in place of values, instead of a command. */
const isUsage = (code: string): boolean => /(?:^|\s)(?:\[[a-z][\w-]*\]|<[a-z][\w -]*>)/m.test(code);

const needsOfCommand = (command: string): Needs => rules.find(([pattern]) => pattern.test(command))?.[1] ?? 'elsewhere';

const AWS = /^npx remotion lambda\b/;

/** Whether a block for a terminal needs no more than a stand-in for AWS beside the project. */
export const asksAws = (code: string): boolean => {
	const commands = commandsOf(code);
	return (
		commands.some((command) => AWS.test(command)) && commands.every((command) => AWS.test(command) || needsOfCommand(command) === 'shell')
	);
};

/** What a block for a terminal needs: its most demanding command decides. */
export const needsOfCommands = (code: string): Needs => {
	const needs = commandsOf(code).map(needsOfCommand);
	// A browser that was thrown away comes back by a download.
	const downloads = /\brm -rf node_modules/.test(code) ? ['network' as const] : [];
	const absent = [...downloads, ...needs].filter(isAbsence);
	if (isUsage(code) && asksAws(code)) {
		return 'nothing that runs';
	}

	return (
		(['account', 'network', 'elsewhere'] as const).find((each) => absent.includes(each)) ?? (isUsage(code) ? 'nothing that runs' : 'shell')
	);
};
