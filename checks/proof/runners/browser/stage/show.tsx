import {Player, type PlayerRef} from '@remotion/player';
import {noteError} from './failures';
import {Filler, stagePlayer} from './furniture';
import {type Mounted, mount, type Props, settle} from './mount';

const SIZE = {durationInFrames: 90, fps: 30, compositionWidth: 1280, compositionHeight: 720};
/** The frames that a component must draw. */
const FRAMES = [0, 45];

/** Shows a component on a page, beside a player that a ref among the props may lead to. Returns why it failed, or undefined. */
export const showOnPage = (Sample: Mounted, props: Props): Promise<string | undefined> =>
	mount(async (render) => {
		const player = <Player ref={stagePlayer} component={Filler} {...SIZE} />;
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

/** Shows two frames of a component as a video. Returns why it failed, or undefined. */
export const showInPlayer = (Sample: Mounted, props: Props): Promise<string | undefined> =>
	mount(async (render) => {
		const player: {current: PlayerRef | null} = {current: null};
		render(
			<Player
				ref={player}
				component={Sample}
				inputProps={props}
				{...SIZE}
				acknowledgeRemotionLicense
				errorFallback={({error}) => {
					noteError(error);
					return null;
				}}
			/>,
		);
		for (const frame of FRAMES) {
			await settle(100);
			player.current?.seekTo(frame);
		}

		await settle(100);
	});
