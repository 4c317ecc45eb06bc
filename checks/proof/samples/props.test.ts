import ts from 'typescript';
import {expect, test} from 'vitest';
import {argumentsOf, propsOf} from './props';

const props = (code: string) => propsOf(ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

test('required props get a value of their type, optional ones none', () => {
	expect(
		props(
			'type Props = {title: string; count: number; on?: boolean; side: "left" | "right"; tags: string[]};\nconst Card: React.FC<Props> = () => null;',
		),
	).toEqual({Card: '{title: "Sample", count: 1, side: "left", tags: ["Sample"]}'});
});

test('names tell which file is meant', () => {
	expect(props('function Clip({src, logo, musicUrl}: {src: string; logo: string; musicUrl: string}) { return null; }')).toEqual({
		Clip: '{src: "/stand-in/clip.mp4", logo: "/stand-in/picture.png", musicUrl: "/stand-in/sound.wav"}',
	});
	expect(props('const Photo = ({src}: {src: string}) => <Img src={src} />;')).toEqual({Photo: '{src: "/stand-in/picture.png"}'});
});

test('players, components and handlers come from the stage', () => {
	expect(
		props(
			'const Bar = memo(({playerRef, component, onPress}: {playerRef: React.RefObject<PlayerRef | null>; component: React.FC; onPress: () => void}) => null);',
		),
	).toEqual({Bar: '{playerRef: globalThis.__stage.player, component: globalThis.__stage.component, onPress: () => undefined}'});
});

test('types of their own kind are followed, types of elsewhere are undefined', () => {
	expect(props('interface Item {id: string; at: Other}\nconst Row = ({item}: {item: Item & {size: number}}) => null;')).toEqual({
		Row: '{item: Object.assign({}, {id: "Sample", at: undefined}, {size: 60})}',
	});
});

const given = (code: string) => argumentsOf(ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

test('functions are given what their parameters require, and are left alone when that is unknown', () => {
	expect(
		given(
			'export const fit = (width: number, ratio = 2) => width;\nfunction read(file: File, at?: number) {}\nconst draw = (value: Elsewhere) => value;\nconst none = () => 1;',
		),
	).toEqual({fit: '[60]', read: '[globalThis.__stage.file]', none: '[]'});
});

test('functions that calculate metadata are given props of their type', () => {
	expect(
		given('type P = {seconds: number};\nexport const calculate: CalculateMetadataFunction<P> = ({props}) => ({});').calculate,
	).toContain('props: {seconds: 1}');
});

test('a type that is taken from a value gets a part of that value', () => {
	expect(
		props('const sizes = {small: 1};\nconst Box = ({size, list}: {size: keyof typeof sizes; list: (typeof all)[number]}) => null;'),
	).toEqual({
		Box: '{size: Object.keys(sizes)[0], list: (all)[0]}',
	});
});

test('props of a schema are values that the schema accepts, also if another file has it', () => {
	const other = ts.createSourceFile('src/price.ts', 'export type Price = z.infer<typeof priceSchema>;', ts.ScriptTarget.Latest, true);
	const source = ts.createSourceFile('src/Card.tsx', 'const Card: React.FC<Price> = () => null;', ts.ScriptTarget.Latest, true);
	const value = "globalThis.__stage.ofSchema((await import('./price')).priceSchema)";
	expect(propsOf(source, [other])).toEqual({Card: value});
	const list = ts.createSourceFile('src/List.tsx', 'const List = ({get}: {get: () => Price}) => null;', ts.ScriptTarget.Latest, true);
	expect(propsOf(list, [other])).toEqual({List: `{get: ((value) => () => value)(${value})}`});
});

test('types of the language and of generic functions are followed', () => {
	expect(given('type Item = {id: string};\nexport const edit = (item: Pick<Item, "id">, changes: Partial<Item>) => item;')).toEqual({
		edit: '[{id: "Sample"}, {}]',
	});
	expect(given('export const useLatest = <T,>(value: T) => value;')).toEqual({useLatest: '["Sample"]'});
	expect(given('export const mark = (draw: (frame: VideoFrame) => VideoFrame, done: () => void) => draw;')).toEqual({
		mark: '[(...given) => given[0], () => undefined]',
	});
});

test('a function that a sample calls itself is not called again, and a handler of requests is no component', () => {
	expect(Object.keys(given('const start = () => 1;\nvoid start();\nexport const POST = (request: Request) => request;'))).toEqual(['POST']);
});

test('what a schema parses is something that it accepts', () => {
	expect(given('export const read = (body: unknown) => deckSchema.safeParse(body);')).toEqual({
		read: '[globalThis.__stage.ofSchema(deckSchema)]',
	});
});
