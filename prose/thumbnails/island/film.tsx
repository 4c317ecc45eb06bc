import {Player, type PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {useLoad} from '../../../app/islands/loading/use-load';
import {loadDemo} from '../../../app/islands/player/load-demo';
import {barePlayerProps} from '../../../app/islands/player/playback/bare-player-props';
import {readPlayerOptions} from '../../../app/islands/player/player-options';
import {ShadowStage} from '../../../app/islands/player/shadow-stage';
import {useFirstFrame} from '../../../app/islands/player/use-first-frame';
import {useHostProps} from '../../../app/islands/player/use-host-props';

/** Plays a thumbnail's video from the beginning, muted and in a loop. If it fails, the poster stays. */
export default function Film({picture}: {picture: HTMLElement}) {
	const options = useMemo(() => readPlayerOptions(picture.dataset), [picture]);
	const demo = useLoad(useCallback(() => loadDemo(options.demo), [options.demo]));
	const [player, setPlayer] = useState<PlayerRef | null>(null);
	const drawn = useFirstFrame(player);
	const props = useHostProps(picture);

	useEffect(() => {
		if (drawn) {
			player?.play();
			picture.dataset.state = 'playing';
		}
		return () => {
			delete picture.dataset.state;
		};
	}, [player, drawn, picture]);

	return demo.status === 'loaded' ? (
		<div className="thumbnail-film" data-drawn={drawn} aria-hidden="true">
			<ShadowStage>
				<Player
					{...barePlayerProps}
					ref={setPlayer}
					component={demo.value}
					inputProps={props}
					compositionWidth={options.width}
					compositionHeight={options.height}
					fps={options.fps}
					durationInFrames={options.durationInFrames}
					loop
					errorFallback={() => null}
				/>
			</ShadowStage>
		</div>
	) : null;
}
