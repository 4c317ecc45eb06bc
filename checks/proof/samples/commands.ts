import {isAbsence, type Needs, type StandIn} from './needs';

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
	// The toolkit brings FFmpeg.
	[/^ffmpeg\b(?!.*https?:|.* text )/, 'shell'],
	[/^(?:node -p|arch$|cat|rm|mv|mkdir|ls|ln|find|sed|grep|tr|ldd|ps|set|export|for|echo|basename)(?: |$)/, 'shell'],
];

/** The commands of a block: without comments, quoted text, redirects, and the words that a shell keeps for itself. */
const commandsOf = (code: string): string[] =>
	code
		.replaceAll(/\\\n/g, ' ')
		.replaceAll(/'[^']*'|"[^"]*"/g, 'text')
		.replaceAll(/\$\(\(.*?\)\)/g, '1')
		.replaceAll(/^\s*#.*$/gm, '')
		.split(/\n|&&|\|\|?|;|\$\(/)
		.map((command) => command.trim().replace(/^(?:(?:\$|do|then|xargs|\w+=\S*)\s+)*/, ''))
		.filter((command) => command !== '' && !/^(?:do|then|\w+=\S*)$|^(?:done|fi)\b/.test(command));

/** Whether a block shows how a command is written, with names in place of values, instead of a command. */
const isUsage = (code: string): boolean => /(?:^|\s)(?:\[[a-z][\w-]*\]|<[a-z][\w -]*>)/m.test(code);

const needsOfCommand = (command: string): Needs => rules.find(([pattern]) => pattern.test(command))?.[1] ?? 'elsewhere';

/** What a registry answers that has the toolkit's packages, at the versions that are pinned. */
const REGISTRY =
	/^(?:npx remotion (?:upgrade(?!.*alpha)|add\b)|npm (?:i|install|uninstall|init)\b|npm view (?!.*@\d)|npx -p typescript@|git checkout package)/;

const THROWS_AWAY = /\brm -rf node_modules/;

/** What commands ask that something here stands in for. */
const asked: [StandIn, RegExp][] = [
	['aws', /^npx remotion lambda\b/],
	['google', /^npx remotion cloudrun\b/],
	['registry', REGISTRY],
];

/** What a block for a terminal needs beside the project, if that is no more than one stand-in. */
export const standInOf = (code: string): StandIn | undefined => {
	const commands = commandsOf(code);
	// What was thrown away is downloaded from elsewhere, too: the browser is among the packages.
	if (THROWS_AWAY.test(code)) {
		return undefined;
	}

	return asked.find(
		([, pattern]) =>
			commands.some((command) => pattern.test(command) && needsOfCommand(command) !== 'shell') &&
			commands.every((command) => pattern.test(command) || needsOfCommand(command) === 'shell'),
	)?.[0];
};

/** What a block for a terminal needs: its most demanding command decides. */
export const needsOfCommands = (code: string): Needs => {
	const needs = commandsOf(code).map(needsOfCommand);
	// A browser that was thrown away comes back by a download.
	const downloads = THROWS_AWAY.test(code) ? ['network' as const] : [];
	const absent = [...downloads, ...needs].filter(isAbsence);
	if (isUsage(code) && standInOf(code)) {
		return 'nothing that runs';
	}

	return (
		(['account', 'network', 'elsewhere'] as const).find((each) => absent.includes(each)) ?? (isUsage(code) ? 'nothing that runs' : 'shell')
	);
};
