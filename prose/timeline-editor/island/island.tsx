import {type CSSProperties, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {LiveDemo} from '../../../app/islands/live-demo/live-demo';
import {useFrameUpdate} from '../../../app/islands/player/playback/use-frame-update';
import type {PlayerHandle} from '../../../app/islands/player/playback/use-playback';
import type {IslandProps} from '../../../app/islands/registry';
import type {DemoPreview} from '../../../pipeline/demos/types';
import type {Clip} from '../clip';
import {splitClip} from './clips';
import {Inspector} from './inspector';
import {Ruler} from './ruler';
import {Tools} from './tools';
import {Track} from './track';
import {useClipDrag} from './use-clip-drag';
import {useHistory} from './use-history';

const TRACK_NAMES = ['Ground', 'Shapes', 'Titles'];

type Options = {preview: DemoPreview; editor: boolean};

/** A timeline under a live video. Readers scrub the playhead, drag and trim clips, and the video follows. */
export default function TimelineIsland({host}: IslandProps) {
	const {preview, editor} = useMemo(() => JSON.parse(host.dataset.options ?? '{}') as Options, [host]);
	const {video} = preview;
	const total = video.durationInFrames;
	const history = useHistory(video.defaultProps.clips as unknown as Clip[]);
	const clips = history.value;
	const [selected, setSelected] = useState(clips.at(-2)?.id ?? '');
	const [handle, setHandle] = useState<PlayerHandle | null>(null);
	const at = useRef(video.posterFrame);
	const area = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		host.dataset.state = 'ready';
	}, [host]);

	const showFrame = (frame: number) => {
		at.current = frame;
		area.current?.style.setProperty('--at', String(frame));
	};
	useFrameUpdate(handle?.player, showFrame);

	const seek = (frame: number) => {
		showFrame(frame);
		handle?.seek(frame);
	};
	const change = history.set;
	const drag = useClipDrag({clips, total, playHead: at, onSelect: setSelected, change, onDone: history.endGroup});
	const chosen = clips.find(({id}) => id === selected);
	const split = () => chosen && change((before) => splitClip(before, chosen.id, at.current, `${chosen.id}-${before.length}`), '');

	return (
		<div className={editor ? 'tl tl-editor' : 'tl'}>
			<div className="tl-screen">
				<LiveDemo {...preview} inputProps={{clips}} onPlayer={setHandle} />
			</div>
			<div className="tl-side">
				<Inspector clip={chosen} total={total} editor={editor} change={change} />
			</div>
			<Tools handle={handle} history={history} split={editor ? {isDisabled: !chosen, onSplit: split} : undefined} />
			<div ref={area} className="tl-area" style={{'--at': video.posterFrame, '--total': total - 1} as CSSProperties}>
				<Ruler total={total} fps={video.fps} at={at} handle={handle} onSeek={seek} />
				{TRACK_NAMES.map((name, index) => (
					<Track
						key={name}
						name={name}
						clips={clips.filter(({track}) => track === index)}
						total={total}
						selected={selected}
						drag={drag}
						onSelect={setSelected}
						change={change}
					/>
				)).reverse()}
				<div className="tl-head" aria-hidden="true" />
			</div>
		</div>
	);
}
