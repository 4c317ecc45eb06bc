import {z} from 'zod';
import {defineComponent, list} from '../define';
import {entryItem, entryPage, pagePath} from '../page-entry';

const seeAlso = defineComponent({
	name: 'SeeAlso',
	about: 'Cards at the end of a page, with links to 3 to 6 others.',
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
	markdown: (_, children) => [{type: 'thematicBreak'}, list(children)],
});

const see = defineComponent({
	name: 'See',
	about: 'One card. Its title is the title of that page. Write why readers should go there.',
	parent: 'SeeAlso',
	props: z.strictObject({to: pagePath}),
	prepare: ({to}, node, page) => entryPage(to, node, page),
	Html: ({view, children}) => (
		<li className="card">
			<a className="card-title" href={view.href}>
				{view.title}
			</a>
			{children}
		</li>
	),
	markdown: (page, children) => [entryItem(page, children)],
});

export default [seeAlso, see];
