import type {BlockContent, ListItem} from 'mdast';
import {z} from 'zod';
import {placeOfNode} from '../../pipeline/compiler/mdx/page-context';
import {resolveLink} from '../../pipeline/compiler/mdx/resolve-link';
import {type Demo, posterUrl, readDemo} from '../../pipeline/demos/demos';
import {defineComponent, paragraph, text, toBlocks} from '../define';

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
	prepare: (_props, _node, context) => {
		context.islands.add('thumbnails');
		return {};
	},
	Html: ({children}) => (
		<ul className="thumbnails" data-island="thumbnails">
			{children}
		</ul>
	),
	markdown: (_view, children) => [{type: 'list', ordered: false, spread: false, children: children as ListItem[]}],
});

/** What the player needs, as the attributes that it reads. */
const Picture = ({demo, poster}: {demo: Demo; poster: string}) => (
	<div
		className="thumbnail-picture"
		data-demo={demo.id}
		data-width={demo.width}
		data-height={demo.height}
		data-fps={demo.fps}
		data-duration={demo.durationInFrames}
		data-props={JSON.stringify(demo.defaultProps)}
	>
		<img src={poster} width={demo.width} height={demo.height} alt="" loading="lazy" decoding="async" />
	</div>
);

const thumbnail = defineComponent({
	name: 'Thumbnail',
	about: 'One video of the grid. Its title is the title of the page; write what it shows.',
	parent: 'Thumbnails',
	props: z.strictObject({
		to: z.string().startsWith('/', 'expected a site path that starts with /').describe('The path of the page.'),
		demo: z.string().describe('The name of the video’s folder in `videos/`.'),
	}),
	prepare: ({to, demo: id}, node, context) => {
		const target = resolveLink(to, context);
		const place = placeOfNode(node, context);
		if (target.kind === 'pending') {
			context.pending.push({to: target.path, ...place});
			return null;
		}

		if (target.kind !== 'page' || target.title === undefined) {
			throw new Error('message' in target ? target.message : `expected a page of content/ or of manifest/, found ${to}`);
		}

		const demo = readDemo(id);
		for (const file of demo.files) context.files.add(file);
		context.links.push({to: target.path, ...place, ...(target.hash ? {hash: target.hash} : {})});
		return {title: target.title, href: target.href, demo, poster: posterUrl(id) ?? ''};
	},
	Html: ({view: {title, href, demo, poster}, children}) => (
		<li className="thumbnail">
			<Picture demo={demo} poster={poster} />
			<button className="thumbnail-play" type="button" aria-pressed="false" aria-label={`Play ${title}`} />
			<a className="thumbnail-title" href={href}>
				{title}
			</a>
			{children}
		</li>
	),
	markdown: ({title, href}, children) => {
		const [first, ...rest] = toBlocks(children);
		const link = {type: 'link' as const, url: href, children: [text(title)]};
		const words: BlockContent = first?.type === 'paragraph' ? paragraph(link, text(': '), ...first.children) : paragraph(link);
		return [{type: 'listItem', spread: false, children: [words, ...(first && first.type !== 'paragraph' ? [first] : []), ...rest]}];
	},
});

export default [thumbnails, thumbnail];
