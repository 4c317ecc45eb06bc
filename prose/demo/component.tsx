import {z} from 'zod';
import {placeholderAttributes} from '../../app/islands/player/placeholder-attributes';
import {pathFrom} from '../../pipeline/base/file-paths';
import {repoDir} from '../../pipeline/base/site-dir';
import {CodeFigure} from '../code/code-figure';
import {EditLink} from '../code/edit-link';
import {defineComponent} from '../define';
import {code, paragraph, strong, text} from '../mdast';
import type {Video} from '../page';
import {DemoControls} from './controls';

const Stage = ({demo}: {demo: Video}) => (
	<div className="demo-stage" {...placeholderAttributes(demo.id, demo)}>
		{demo.poster === undefined ? (
			<svg width={demo.width} height={demo.height} viewBox={`0 0 ${demo.width} ${demo.height}`} role="img" aria-label={demo.alt} />
		) : (
			<img src={demo.poster} width={demo.width} height={demo.height} alt={demo.alt} loading="lazy" decoding="async" />
		)}
	</div>
);

export default defineComponent({
	name: 'Demo',
	about: 'A live video and the file that makes it, from `videos/`.',
	example: `<Demo id="fade-in-title" />`,
	props: z.strictObject({id: z.string().describe('The name of its folder in `videos/`, whatever group that is in.')}),
	prepare: ({id}, _, page) => {
		const video = page.video(id);
		if (video.poster === undefined && !page.development) {
			throw new Error(`demo "${id}" has no poster, expected poster.webp in its folder: run npm run posters`);
		}

		page.loadIsland('player');
		page.showLanguage('tsx');
		const title = pathFrom(repoDir, video.sourceFile);
		const shown = video.source.trimEnd();
		const source = page.nameSample({code: shown, language: 'tsx', title, marked: []}, {source: shown, file: video.sourceFile});
		return {demo: video, source, editPath: page.editPath(id)};
	},
	Html: ({view}) => (
		<figure className="demo">
			<figcaption>
				{view.demo.title}
				<span className="demo-length" data-markdown-ignore="">
					{view.demo.durationInFrames} frames at {view.demo.fps} fps
				</span>
				{view.editPath ? <EditLink className="demo-edit" title={view.demo.title} href={view.editPath} /> : null}
			</figcaption>
			<Stage demo={view.demo} />
			{view.demo.controls ? <DemoControls demo={view.demo} /> : null}
			<details className="demo-source">
				<summary data-markdown-ignore="">Source: {view.source.title}</summary>
				<CodeFigure sample={view.source} />
			</details>
		</figure>
	),
	markdown: ({demo: {title, alt}, source}) => [
		paragraph(strong(`Demo: ${title}.`), text(` ${alt}.`)),
		code(source.code, 'tsx', `title="${source.title}"`),
	],
});
