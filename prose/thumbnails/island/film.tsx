import {Player, type PlayerRef} from '@remotion/player';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {useLoad} from '../../../app/islands/loading/use-load';
import {loadDemo} from '../../../app/islands/player/load-demo';
import {readPlayerOptions} from '../../../app/islands/player/player-options';
import {ShadowStage} from '../../../app/islands/player/shadow-stage';
import {useFirstFrame} from '../../../app/islands/player/use-first-frame';
import {useTurnedProps} from '../../../app/islands/player/use-turned-props';

/** Plays the video of a picture from its beginning, silently and over and over. A video that fails leaves its poster. */
export default function Film({picture}: {picture: HTMLElement}) {
	const options = useMemo(() => readPlayerOptions(picture.dataset), [picture]);
	const demo = useLoad(useCallback((attempt: number) => loadDemo(options.demo, attempt), [options.demo]));
	const [player, setPlayer] = useState<PlayerRef | null>(null);
	const drawn = useFirstFrame(player);
	const props = useTurnedProps(picture);

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
					ref={setPlayer}
					component={demo.value}
					inputProps={props}
					compositionWidth={options.width}
					compositionHeight={options.height}
					fps={options.fps}
					durationInFrames={options.durationInFrames}
					loop
					initiallyMuted
					numberOfSharedAudioTags={0}
					clickToPlay={false}
					spaceKeyToPlayOrPause={false}
					browserMediaControlsBehavior={{mode: 'do-nothing'}}
					errorFallback={() => null}
					acknowledgeRemotionLicense
					noSuspense
					style={{width: '100%', height: '100%'}}
				/>
			</ShadowStage>
		</div>
	) : null;
}
