import {afterEach, expect, it, vi} from 'vitest';
import {onSampleKey} from './keyboard';

const sample = vi.hoisted(() => ({names: [{from: 0}, {from: 5}], code: {textContent: 'a b\nc d'}, pre: {focus: vi.fn()}}));
const showCard = vi.hoisted(() => vi.fn());
vi.mock('./card', () => ({isMark: ({isName}: {isName: boolean}) => isName, hideCard: () => {}, showCard}));
vi.mock('./hovered-sample', () => ({hoveredSample: async () => sample}));
vi.mock('./places', () => ({linkOf: () => undefined}));
afterEach(() => showCard.mockClear());

/** Presses a key on the sample, or on one of its names; answers whether the browser is kept from its own reaction. */
const press = async (key: string, isName: boolean, modifiers: object = {}): Promise<boolean> => {
	const event = {
		key,
		altKey: false,
		ctrlKey: false,
		metaKey: false,
		...modifiers,
		target: {matches: () => !isName, isName},
		preventDefault: vi.fn(),
	};
	await onSampleKey(event as never, {} as HTMLElement);
	return event.preventDefault.mock.calls.length > 0;
};

it('REF-03 Enter on a sample goes to its first name, and arrows go on', async () => {
	expect(await press('Enter', false)).toBe(true);
	expect(showCard).toHaveBeenCalledExactlyOnceWith(sample, sample.names[0], {focus: true});
	expect(await press('ArrowRight', true)).toBe(true);
	expect(showCard).toHaveBeenLastCalledWith(sample, sample.names[1], {focus: true});
});

it.each([
	['Alt', 'ArrowLeft', {altKey: true}],
	['Ctrl', 'Home', {ctrlKey: true}],
	['Command', 'ArrowUp', {metaKey: true}],
	['Ctrl', 'Enter', {ctrlKey: true}],
])('REF-03 %s with %s is left to the browser', async (_, key, modifiers) => {
	expect(await press(key, key !== 'Enter', modifiers)).toBe(false);
	expect(showCard).not.toHaveBeenCalled();
});
