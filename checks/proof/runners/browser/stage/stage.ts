import {Player, type PlayerRef} from '@remotion/player';
import {Component, type ComponentType, isValidElement, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Internals} from 'remotion';
import type {Outcome, Stage} from '../outcome';
import {watchResults, wrongResult} from './compare';
import {valueOfSchema} from './schema-value';

type Props = Record<string, unknown>;
type Mounted = ComponentType<Props>;

const FRAMES = [0, 45];
const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let thrown: unknown[] = [];
window.addEventListener('error', ({error, message}) => thrown.push(error ?? message));
window.addEventListener('unhandledrejection', ({reason}) => thrown.push(reason));

const reasonOf = (error: unknown): string =>
	String(error instanceof Error ? error.message : error)
		.split('\n')[0]!
		.slice(0, 160);

class Boundary extends Component<{children: ReactNode}> {
	override state = {failed: false};
	static getDerivedStateFromError() {
		return {failed: true};
	}
	override componentDidCatch(error: unknown) {
		thrown.push(error);
	}
	override render() {
		return this.state.failed ? null : this.props.children;
	}
}

const withContainer = async (use: (render: (node: ReactNode) => void) => Promise<void>): Promise<string | undefined> => {
	thrown = [];
	const container = document.body.appendChild(document.createElement('div'));
	const root = createRoot(container);
	try {
		await use((node) => root.render(<Boundary>{node}</Boundary>));
	} catch (error) {
		thrown.push(error);
	}

	const [first] = thrown;
	root.unmount();
	container.remove();
	return first === undefined ? undefined : reasonOf(first);
};

const Filler = () => <p>Sample</p>;
const stagePlayer: {current: PlayerRef | null} = {current: null};

/** A second of a tone, as a decoder delivers it. */
const sound = (): AudioData =>
	new AudioData({
		format: 'f32',
		sampleRate: 48_000,
		numberOfChannels: 2,
		numberOfFrames: 48_000,
		timestamp: 0,
		data: Float32Array.from({length: 96_000}, (_, index) => Math.sin(index / 20)),
	});

/** A canvas with something on it. */
const canvas = (): OffscreenCanvas => {
	const drawn = new OffscreenCanvas(64, 64);
	drawn.getContext('2d')?.fillRect(0, 0, 32, 32);
	return drawn;
};

/** What a sample takes for granted: files that a visitor chose, fonts that were loaded, and what a rendering sets. */
const furnish = async (): Promise<void> => {
	const clip = await (await fetch('/stand-in/clip.mp4')).blob();
	Object.assign(globalThis, {
		__stage: {
			player: stagePlayer,
			component: Filler,
			sound,
			canvas,
			ofSchema: valueOfSchema,
			file: new File([clip], 'clip.mp4', {type: 'video/mp4'}),
		},
		remotion_inputProps: '{}',
		remotion_staticFiles: [],
	});
	for (const family of ['Sample', 'Inter']) {
		document.fonts.add(await new FontFace(family, 'url(/stand-in/font.woff2)').load());
	}
};

/** On a page, beside a player that a ref among the props may lead to. */
const bare = (Sample: Mounted, props: Props) =>
	withContainer(async (render) => {
		const player = (
			<Player ref={stagePlayer} component={Filler} durationInFrames={90} fps={30} compositionWidth={1280} compositionHeight={720} />
		);
		render(player);
		await settle(50);
		render(
			<>
				{player}
				<Sample {...props} />
			</>,
		);
		await settle(200);
	});

const inPlayer = (Sample: Mounted, props: Props) =>
	withContainer(async (render) => {
		let player: PlayerRef | null = null;
		render(
			<Player
				ref={(ref) => {
					player = ref;
				}}
				component={Sample}
				inputProps={props}
				durationInFrames={90}
				fps={30}
				compositionWidth={1280}
				compositionHeight={720}
				acknowledgeRemotionLicense
				errorFallback={({error}) => {
					thrown.push(error);
					return null;
				}}
			/>,
		);
		for (const frame of FRAMES) {
			await settle(100);
			(player as PlayerRef | null)?.seekTo(frame);
		}

		await settle(100);
	});

type Registered = {
	id: string;
	component: Mounted;
	defaultProps?: Props;
	calculateMetadata?: ((given: Props) => {props?: Props} | Promise<{props?: Props}>) | null;
};

/** The props that a composition is rendered with: its default props, unless it calculates them. */
const propsOfComposition = async ({id, defaultProps = {}, calculateMetadata}: Registered): Promise<Props> => {
	const {signal: abortSignal} = new AbortController();
	const given = {props: defaultProps, defaultProps, abortSignal, compositionId: id, isRendering: true};
	return (await calculateMetadata?.(given))?.props ?? defaultProps;
};

/** As the toolkit's own bundle mounts a root; then each of its compositions plays with the props that it has there. */
const asRoot = async (Root: Mounted): Promise<string | undefined> => {
	let compositions: Registered[] = [];
	const problem = await withContainer(async (render) => {
		render(
			<Internals.CompositionManagerProvider
				initialCanvasContent={null}
				onlyRenderComposition={null}
				currentCompositionMetadata={null}
				initialCompositions={[]}
			>
				<Internals.RemotionRootContexts
					frameState={null}
					audioEnabled={false}
					videoEnabled
					logLevel="error"
					numberOfAudioTags={0}
					audioLatencyHint="interactive"
				>
					<Internals.RenderAssetManagerProvider collectAssets={null}>
						<Root />
					</Internals.RenderAssetManagerProvider>
				</Internals.RemotionRootContexts>
			</Internals.CompositionManagerProvider>,
		);
		await settle(200);
		compositions = (Internals.compositionsRef.current?.getCompositions() ?? []) as unknown as typeof compositions;
		if (compositions.length === 0) {
			throw new Error('The root registered no composition');
		}
	});
	for (const composition of problem ? [] : compositions) {
		const failed = await inPlayer(composition.component, await propsOfComposition(composition));
		if (failed) {
			return failed;
		}
	}

	return problem;
};

const isComponent = (name: string, value: unknown): value is Mounted =>
	/^[A-Z]/.test(name) &&
	// Servers name functions after methods, such as `POST`.
	!/^[A-Z]+$/.test(name) &&
	!isValidElement(value) &&
	(typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)) &&
	!isClass(value);

const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));

/** Whether a component registers compositions, as the source of its function tells. */
const registers = (value: Mounted): boolean =>
	typeof value === 'function' && /\b(?:Composition|Still|Folder)\d*\b/.test(Function.prototype.toString.call(value));

const isHook = (name: string): boolean => /^use[A-Z]/.test(name);

/** A component around a hook. */
const Caller = (props: Props) => {
	(props.call as () => unknown)();
	return null;
};

/** What a function returned may go on by itself: it must not fail either. */
const call = async (name: string, value: (...given: unknown[]) => unknown, given: unknown[]): Promise<string | undefined> => {
	if (isHook(name)) {
		const props = {call: () => value(...given)};
		return first([() => inPlayer(Caller, props), () => bare(Caller, props)]);
	}

	thrown = [];
	try {
		await value(...given);
	} catch (error) {
		return reasonOf(error);
	}

	await settle(50);
	return thrown.length > 0 ? reasonOf(thrown[0]) : undefined;
};

const first = async (ways: (() => Promise<string | undefined>)[]): Promise<string | undefined> => {
	let problem: string | undefined;
	for (const way of ways) {
		const failed = await way();
		if (failed === undefined) {
			return undefined;
		}

		problem ??= failed;
	}

	return problem;
};

type Evaluated = {
	__acts: boolean;
	__named: Record<string, unknown>;
	__props: Record<string, () => Promise<Props>>;
	__arguments: Record<string, () => Promise<unknown[]>>;
	default?: unknown;
};

/** The ways to show a component, the likeliest first. */
const waysToShow = (value: Mounted, props: Props, source: string): (() => Promise<string | undefined>)[] => {
	const onPage = () => bare(value, props);
	const playing = () => inPlayer(value, props);
	if (registers(value)) {
		return [() => asRoot(value), playing];
	}

	return source.includes('@remotion/player') ? [onPage, playing] : [playing, onPage];
};

/** Mounts a component or calls a function that a sample has under a name; undefined for anything else. */
const use = async (sample: Evaluated, name: string, value: unknown, source: string): Promise<{problem?: string} | undefined> => {
	if (isComponent(name, value)) {
		const props = (await sample.__props[name]?.()) ?? {};
		const problem = await first(waysToShow(value, props, source));
		return problem ? {problem: `<${name}>: ${problem}`} : {};
	}

	if (typeof value === 'function' && !isClass(value) && sample.__arguments[name]) {
		const problem = await call(name, value as () => unknown, await sample.__arguments[name]());
		return problem ? {problem: `${name}(): ${problem}`} : {};
	}

	return undefined;
};

/** Loads a sample, mounts its components and calls what needs no arguments. Never throws. */
export const run: Stage['run'] = async (address, source) => {
	thrown = [];
	const failed = (error: unknown): Outcome => ({result: 'failed', reason: reasonOf(error)});
	const wrong: string[] = [];
	const watch = watchResults((stated, actual) => wrong.push(wrongResult(stated, actual)));
	Object.assign(globalThis, {__results: watch});
	try {
		await furnish();
		const sample = (await import(/* @vite-ignore */ address)) as Evaluated;
		await settle(50);
		if (thrown.length > 0) {
			return failed(thrown[0]);
		}

		let ran = sample.__acts;
		for (const [name, value] of Object.entries({...sample.__named, ...(sample.default ? {Default: sample.default} : {})})) {
			const used = await use(sample, name, value, source);
			if (used?.problem) {
				return failed(used.problem);
			}

			ran ||= used !== undefined;
		}

		const [problem] = [...wrong, ...watch.missing().map((stated) => wrongResult(stated, undefined))];
		return problem ? failed(problem) : {result: ran ? 'ran' : 'declared'};
	} catch (error) {
		return failed(error);
	}
};
