import {z} from 'zod';
import {defineComponent, list} from '../define';
import type {Video} from '../page';
import {entryItem, entryPage} from '../page-entry';

const thumbnails = defineComponent({
	name: 'Thumbnails',
	about: 'A grid of videos that lead to their pages. One plays while it is pointed at, focused, or asked for on a touch screen.',
	example: `<Thumbnails>

<Thumbnail to="/docs/spring" demo="api-spring">

A square overshoots its target and settles.

</Thumbnail>

</Thumbnails>`,
	only: 'Thumbnail',
	props: z.strictObject({}),
	prepare: (_props, _node, page) => {
		page.loadIsland('thumbnails');
		return {};
	},
	Html: ({children}) => (
		<ul className="thumbnails" data-island="thumbnails">
			{children}
		</ul>
	),
	markdown: (_view, children) => [list(children)],
});

/** What the player needs, as the attributes that it reads. */
const Picture = ({demo}: {demo: Video}) => (
	<div
		className="thumbnail-picture"
		data-demo={demo.id}
		data-width={demo.width}
		data-height={demo.height}
		data-fps={demo.fps}
		data-duration={demo.durationInFrames}
		data-props={JSON.stringify(demo.defaultProps)}
	>
		<img src={demo.poster ?? ''} width={demo.width} height={demo.height} alt="" loading="lazy" decoding="async" />
	</div>
);

const thumbnail = defineComponent({
	name: 'Thumbnail',
	about: 'One video of the grid. Its title is that of the page unless you give one; write what it shows.',
	parent: 'Thumbnails',
	props: z.strictObject({
		to: z
			.string()
			.regex(/^(?:\/|https:\/\/)/, 'expected a site path that starts with /, or a URL that starts with https://')
			.describe('The path of the page, or a URL of another site; then give a title.'),
		demo: z.string().describe('The name of the video’s folder in `videos/`.'),
		variant: z.string().optional().describe('One of the `variants` in its `video.json`, which has props and a poster of its own.'),
		title: z.string().optional().describe('Replaces the title of the page, for a link to one of its sections.'),
	}),
	prepare: ({to, demo, variant, title}, node, page) => {
		const entry = entryPage(to, node, page, title);
		if (!entry) {
			return null;
		}

		return {...entry, demo: page.video(demo, variant)};
	},
	Html: ({view: {title, href, demo}, children}) => (
		<li className="thumbnail">
			<Picture demo={demo} />
			<button className="thumbnail-play" type="button" aria-pressed="false" aria-label={`Play ${title}`} />
			<a className="thumbnail-title" href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
				{title}
			</a>
			{children}
		</li>
	),
	markdown: (page, children) => [entryItem(page, children)],
});

export default [thumbnails, thumbnail];
