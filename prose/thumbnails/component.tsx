import {Fragment} from 'react';
import {z} from 'zod';
import {defineComponent} from '../define';
import {list} from '../mdast';
import type {Video} from '../page';
import {entryItem, entryPage} from '../page-entry';

const thumbnails = defineComponent({
	name: 'Thumbnails',
	about:
		'A grid of videos with links to their pages. A video plays while readers hover over it or focus it; on a touch screen, they tap its play button.',
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

/** The poster of a thumbnail, with the attributes that its player reads. */
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

/** A title that can break between the words of an identifier, such as before `AtLength()` in `getInstructionIndexAtLength()`. */
const Title = ({title}: {title: string}) =>
	title.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
		<Fragment key={index}>
			{index > 0 ? <wbr /> : null}
			{word}
		</Fragment>
	));

const thumbnail = defineComponent({
	name: 'Thumbnail',
	about: 'One video of the grid. Write what it shows.',
	parent: 'Thumbnails',
	props: z.strictObject({
		to: z
			.string()
			.regex(/^(?:\/|https:\/\/)/, 'expected a site path that starts with /, or a URL that starts with https://')
			.describe('The path of the page, or the URL of a page on another site, which also needs a title.'),
		demo: z.string().describe('The name of the video’s folder in `videos/`.'),
		variant: z.string().optional().describe('One of the `variants` in its `video.json`, each with its own props and poster.'),
		title: z.string().optional().describe('Defaults to the title of the page. Set it to link to one of its sections.'),
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
			<a className="thumbnail-title" href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
				<Title title={title} />
			</a>
			<button className="thumbnail-play" type="button" aria-pressed="false" aria-label={`Play ${title}`} />
			{children}
		</li>
	),
	markdown: (page, children) => [entryItem(page, children)],
});

export default [thumbnails, thumbnail];
