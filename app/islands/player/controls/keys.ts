/** What a key asks of a video. */
export type PlayerCommand = {frames: -1 | 1} | {rate: -1 | 1} | 'toggle' | 'fullscreen' | 'mute';

const commands: Record<string, PlayerCommand> = {
	',': {frames: -1},
	'.': {frames: 1},
	'<': {rate: -1},
	'>': {rate: 1},
	k: 'toggle',
	f: 'fullscreen',
	m: 'mute',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key means anywhere on the transport; null for one that means nothing, or belongs to the browser. */
export const commandOfKey = ({key, ctrlKey, metaKey, altKey}: Key): PlayerCommand | null =>
	ctrlKey || metaKey || altKey ? null : (commands[key.toLowerCase()] ?? null);

/** The keys as the transport lists them: those of `timeline-text.ts` work on the timeline. */
export const keyList: [keys: string[], meaning: string, needs?: 'sound'][] = [
	[['K'], 'Play or pause'],
	[[',', '.'], 'Previous or next frame'],
	[['Shift', '←', '→'], 'Ten frames back or forward on the timeline'],
	[['<', '>'], 'Slower or faster'],
	[['F'], 'Full screen'],
	[['M'], 'Sound on or off', 'sound'],
];
