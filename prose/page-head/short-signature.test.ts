import {expect, test} from 'vitest';
import {shortSignature} from './short-signature';

test.each([
	['a short one stays', 'random(seed: RandomSeed, dummy?: unknown): number', 'random(seed: RandomSeed, dummy?: unknown): number'],
	[
		'a return type of some length breaks the line',
		'renderMedia(\n  options: RenderMediaOptions,\n): Promise<{buffer: Buffer | null; slowestFrames: SlowFrame[]}>',
		'renderMedia(\n  options: RenderMediaOptions,\n): Promise<{buffer: Buffer | null; slowestFrames: SlowFrame[]}>',
	],
	[
		'many fields are left to the list below',
		'spring(options: {\n  frame: number;\n  config?: Partial<{mass: number; damping: number}>;\n  durationRestThreshold?: number;\n}): number',
		'spring(options: {…}): number',
	],
	[
		'alternatives of objects are one',
		'ask(options: {question: string; language: string; detail: number; audience: string}): Promise<{a: string} & {b: string}>',
		'ask(options: {…}): Promise<{…}>',
	],
	[
		'fields that are objects themselves, or were cut off before, go with the others',
		'convert(options: {onA?: ((a: {b: string}) => unknown) | null; onStats?: ((stats: {c: number; d: {e: number}}) => unknown) | null; onLongName?: string; …}): Promise<Result>',
		'convert(options: {…}): Promise<Result>',
	],
	[
		'callbacks keep their arrows, each parameter its line',
		'watch(\n  name: string,\n  onChange: (files: readonly StaticFile[], previous: readonly StaticFile[]) => void,\n  more?: [number, number],\n): () => void',
		'watch(\n  name: string,\n  onChange: (files: readonly StaticFile[], previous: readonly StaticFile[]) => void,\n  more?: [number, number],\n): () => void',
	],
])('%s', (_, signature, expected) => {
	expect(shortSignature(signature)).toBe(expected);
});
