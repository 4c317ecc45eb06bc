import type {ListItem} from 'mdast';
import {z} from 'zod';
import {placeOfNode} from '../../pipeline/compiler/mdx/page-context';
import {resolveLink} from '../../pipeline/compiler/mdx/resolve-link';
import {defineComponent, paragraph, text, toBlocks} from '../define';

const seeAlso = defineComponent({
	name: 'SeeAlso',
	about: 'Cards at the end of a page that lead to 3 to 6 others.',
	example: `<SeeAlso>

<See to="/docs/spring">

Animate with physics.

</See>

</SeeAlso>`,
	only: 'See',
	props: z.strictObject({}),
	prepare: (_, node) => (node.children.some(({type}) => type !== 'text') ? {} : null),
	Html: ({children}) => (
		<nav className="see-also" aria-label="See also">
			<ul className="cards">{children}</ul>
		</nav>
	),
	// No heading, which would be a section of the page: the cards stand apart from the text before them.
	markdown: (_, children) => [{type: 'thematicBreak'}, {type: 'list', ordered: false, spread: false, children: children as ListItem[]}],
});

const see = defineComponent({
	name: 'See',
	about: 'One card. Its title is the title of the page; write why to read it.',
	parent: 'SeeAlso',
	props: z.strictObject({to: z.string().startsWith('/', 'expected a site path that starts with /').describe('The path of the page.')}),
	prepare: ({to}, node, context) => {
		const target = resolveLink(to, context);
		const place = placeOfNode(node, context);
		if (target.kind === 'pending') {
			context.pending.push({to: target.path, ...place});
			return null;
		}

		if (target.kind !== 'page' || target.title === undefined) {
			throw new Error('message' in target ? target.message : `expected a page of content/ or of manifest/, found ${to}`);
		}

		context.links.push({to: target.path, ...place, ...(target.hash ? {hash: target.hash} : {})});
		return {title: target.title, href: target.href};
	},
	Html: ({view, children}) => (
		<li className="card">
			<a className="card-title" href={view.href}>
				{view.title}
			</a>
			{children}
		</li>
	),
	markdown: ({title, href}, children) => {
		const [first, ...rest] = toBlocks(children);
		const link = {type: 'link' as const, url: href, children: [text(title)]};
		const item: ListItem =
			first?.type === 'paragraph'
				? {type: 'listItem', spread: false, children: [paragraph(link, text(': '), ...first.children), ...rest]}
				: {type: 'listItem', spread: false, children: [paragraph(link)]};
		return [item];
	},
});

export default [seeAlso, see];
