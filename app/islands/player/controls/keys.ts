/** What a keyboard shortcut does. */
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

/** The command of a key, anywhere in the controls; null if it has none, or if a modifier makes it the browser's. */
export const commandOfKey = ({key, ctrlKey, metaKey, altKey}: Key): PlayerCommand | null =>
	ctrlKey || metaKey || altKey ? null : (commands[key.toLowerCase()] ?? null);

/** The keyboard shortcuts that the menu lists. The arrow keys only work on the timeline (see `timeline-values.ts`). */
export const keyList: [keys: string[], meaning: string, needs?: 'sound'][] = [
	[['K'], 'Play or pause'],
	[[',', '.'], 'Previous or next frame'],
	[['Shift', '←', '→'], 'Ten frames back or forward on the timeline'],
	[['<', '>'], 'Slower or faster'],
	[['F'], 'Full screen'],
	[['M'], 'Sound on or off', 'sound'],
];
