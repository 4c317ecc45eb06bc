import {Internals} from 'remotion';
import {type Mounted, mount, type Props, settle} from './mount';
import {showInPlayer} from './show';

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

/** A root inside of what the toolkit's own bundle mounts around it. */
const Bundle = ({Root}: {Root: Mounted}) => (
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
	</Internals.CompositionManagerProvider>
);

/** Mounts a root, then plays each of its compositions with the props that it has there. Returns why one failed, or undefined. */
export const showRoot = async (Root: Mounted): Promise<string | undefined> => {
	let compositions: Registered[] = [];
	const problem = await mount(async (render) => {
		render(<Bundle Root={Root} />);
		await settle(200);
		compositions = (Internals.compositionsRef.current?.getCompositions() ?? []) as unknown as Registered[];
		if (compositions.length === 0) {
			throw new Error('The root registered no composition');
		}
	});
	for (const composition of problem ? [] : compositions) {
		const failed = await showInPlayer(composition.component, await propsOfComposition(composition));
		if (failed) {
			return failed;
		}
	}

	return problem;
};
