import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {siteDir} from '../../pipeline/base/site-dir';
import {defineComponent} from '../define';
import {paragraph, strong, text} from '../mdast';

/** The sample clip in `public/`, and the video that it was rendered from. */
const DEMO = 'player-lower-third';
const SAMPLE = '/samples/lower-third.mp4';

export default defineComponent({
	name: 'VideoTool',
	about: 'Reads, trims, rotates and converts a video in the browser.',
	example: `<VideoTool />`,
	props: z.strictObject({}),
	prepare: (_props, _node, page) => {
		const file = path.join(siteDir, 'public', SAMPLE);
		page.dependOn(file);
		page.loadIsland('video-tool');
		return {demo: page.video(DEMO), bytes: fs.statSync(file).size};
	},
	Html: ({view: {demo, bytes}}) => (
		<div data-island="video-tool" data-sample={SAMPLE}>
			<div className="vt vt-still">
				<div className="vt-screen">
					{/* biome-ignore lint/a11y/useMediaCaption: the clip has no sound */}
					<video
						src={SAMPLE}
						poster={demo.poster ?? ''}
						width={demo.width}
						height={demo.height}
						controls
						preload="none"
						aria-label={demo.alt}
					/>
					<img src={demo.poster ?? ''} width={demo.width} height={demo.height} alt={demo.alt} loading="lazy" decoding="async" />
				</div>
				<div className="vt-side">
					<p className="vt-hint">
						A sample clip of {Math.round(bytes / 1024)} KB: {demo.title}. With scripts on, it can be read, trimmed, rotated and converted
						here, and so can a file of your own.
					</p>
				</div>
			</div>
		</div>
	),
	markdown: ({demo}) => [
		paragraph(
			strong('Live on the page:'),
			text(` reads, trims, rotates and converts a sample clip (${demo.title}) or your own file in the browser. The file isn't uploaded.`),
		),
	],
});
