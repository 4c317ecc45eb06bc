import {toString as textOf} from 'mdast-util-to-string';
import {z} from 'zod';
import {defineComponent} from '../define';
import {list} from '../mdast';
import {entryItem, entryPage, pagePath} from '../page-entry';

const seeAlso = defineComponent({
	name: 'SeeAlso',
	about: 'A list named “See also” at the end of a page, with links to 3 to 6 others.',
	example: `<SeeAlso>

<See to="/docs/spring">

Animate with physics.

</See>

</SeeAlso>`,
	only: 'See',
	props: z.strictObject({}),
	prepare: (_, node) => (node.children.some(({type}) => type !== 'text') ? {} : null),
	Html: ({children}) => (
		<nav className="see-also" aria-labelledby="see-also">
			<p id="see-also">See also</p>
			<ul className="cards">{children}</ul>
		</nav>
	),
	// A rule rather than a heading, which would make it a section of the page.
	markdown: (_, children) => [{type: 'thematicBreak'}, list(children)],
});

/** Words that don't count when a text is compared with a title. */
const FILLERS = new Set('a an and as at by for from in is it its of on or that the this to with'.split(' '));

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !FILLERS.has(word));

/** Whether a description only repeats words of the page's title, so it gives no reason to go there. */
const repeatsTitle = (text: string, title: string): boolean => {
	const known = new Set(wordsOf(title));
	const words = wordsOf(text);
	return words.length > 0 && words.every((word) => known.has(word));
};

const see = defineComponent({
	name: 'See',
	about: 'One of its pages. Its title is the title of that page. Write why readers should go there.',
	parent: 'SeeAlso',
	props: z.strictObject({to: pagePath}),
	prepare: ({to}, node, page) => {
		const entry = entryPage(to, node, page);
		if (entry && repeatsTitle(textOf(node), entry.title)) {
			page.report(node, `<See>: "${textOf(node).trim()}" repeats the title "${entry.title}", expected a reason to go there`);
		}

		return entry;
	},
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
