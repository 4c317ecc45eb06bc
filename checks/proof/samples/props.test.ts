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
