import type {CSSProperties} from 'react';
import {z} from 'zod';
import {defineComponent} from '../define';
import {list, listItem, paragraph, strong, text} from '../mdast';
import {type Clip, clipStyle} from './clip';

const DEMO = 'timeline-scene';
const TRACKS = 3;

const clipsSchema: z.ZodType<Clip[]> = z.array(
	z.strictObject({
		id: z.string(),
		track: z
			.int()
			.min(0)
			.max(TRACKS - 1),
		label: z.string(),
		color: z.string(),
		from: z.int(),
		durationInFrames: z.int(),
	}),
);

const StillClip = ({clip, total}: {clip: Clip; total: number}) => (
	<span className="tl-clip" style={clipStyle(clip, total)}>
		<span className="tl-label">{clip.label}</span>
	</span>
);

export default defineComponent({
	name: 'TimelineEditor',
	about: 'A timeline whose clips readers drag, and the video that follows them.',
	example: `<TimelineEditor />`,
	props: z.strictObject({
		editor: z.boolean().default(false).describe('Adds what an editor has beside a timeline: text, colors and splitting.'),
	}),
	prepare: ({editor}, _, page) => {
		const preview = page.preview(DEMO);
		page.loadIsland('timeline-editor');
		return {editor, preview, clips: clipsSchema.parse(preview.video.defaultProps.clips)};
	},
	Html: ({view: {editor, preview, clips}}) => {
		const {video, poster} = preview;
		const total = video.durationInFrames;
		return (
			<div data-island="timeline-editor" data-options={JSON.stringify({preview, editor})}>
				<div className={editor ? 'tl tl-editor tl-still' : 'tl tl-still'}>
					<div className="tl-screen">
						<img src={poster} width={video.width} height={video.height} alt={video.alt} loading="lazy" decoding="async" />
					</div>
					<div className="tl-side">
						<p className="tl-hint">Drag the clips and the playhead below, and the video follows.</p>
					</div>
					<div className="tl-tools" />
					<div className="tl-area" style={{'--at': video.posterFrame, '--total': total - 1} as CSSProperties}>
						<div className="tl-ruler" />
						{Array.from({length: TRACKS}, (_, row) => TRACKS - 1 - row).map((track) => (
							<div key={track} className="tl-track">
								{clips
									.filter((clip) => clip.track === track)
									.map((clip) => (
										<StillClip key={clip.id} clip={clip} total={total} />
									))}
							</div>
						))}
						<div className="tl-head" />
					</div>
				</div>
			</div>
		);
	},
	markdown: ({clips, preview}) => [
		paragraph(strong('Live on the page:'), text(` a timeline over a video. ${preview.video.alt}.`)),
		list(
			clips.map(({label, track, from, durationInFrames}) =>
				listItem([paragraph(text(`${label}: track ${track + 1}, frames ${from} to ${from + durationInFrames}`))]),
			),
		),
	],
});
