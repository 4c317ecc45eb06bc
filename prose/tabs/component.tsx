import GithubSlugger from 'github-slugger';
import {createContext, type ReactNode, useContext, useId} from 'react';
import {z} from 'zod';
import {attributeOf, defineComponent} from '../define';
import {paragraph, strong, toBlocks} from '../mdast';
import {PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS} from '../package-managers/stored-choice';

type TabLabel = {label: string; value: string};

const TabsContext = createContext<{id: string; first: string; styled: boolean}>({id: '', first: '', styled: false});

/** The value that is stored when a reader chooses a tab. */
const keyOf = (label: string): string => new GithubSlugger().slug(label);

/** One panel of a `TabSet`. */
export const TabPanel = ({label, value, children}: TabLabel & {children?: ReactNode}) => {
	const {id, first, styled} = useContext(TabsContext);
	return (
		<div
			role="tabpanel"
			id={`${id}-${value}`}
			aria-labelledby={`${id}-${value}-tab`}
			data-value={value}
			data-label={label}
			hidden={(!styled && value !== first) || undefined}
			// The Markdown form only has the first command. Checks that compare the two forms skip the others.
			data-markdown-ignore={styled && value !== first ? '' : undefined}
		>
			{children}
		</div>
	);
};

/** A row of tabs above its panels. Without scripts, every panel is shown under its label. */
export const TabSet = ({tabs, group, children}: {tabs: TabLabel[]; group?: string; children?: ReactNode}) => {
	const id = useId();
	const first = tabs[0]?.value ?? '';
	return (
		<div className="tabs" data-tabs="" data-group={group}>
			<div role="tablist">
				{tabs.map(({label, value}) => (
					<button
						key={value}
						role="tab"
						type="button"
						id={`${id}-${value}-tab`}
						aria-controls={`${id}-${value}`}
						aria-selected={value === first}
						data-value={value}
						tabIndex={value === first ? 0 : -1}
					>
						{label}
					</button>
				))}
			</div>
			<TabsContext value={{id, first, styled: group === PACKAGE_MANAGER_GROUP}}>{children}</TabsContext>
		</div>
	);
};

const tabs = defineComponent({
	name: 'Tabs',
	about: 'Alternatives. Readers see one at a time.',
	example: `<Tabs group="framework">

<Tab label="Next.js">

Create a page.

</Tab>

<Tab label="React Router">

Create a route.

</Tab>

</Tabs>`,
	only: 'Tab',
	props: z.strictObject({
		group: z
			.string()
			.regex(/^[a-z][a-z-]*$/, 'expected a name of small letters and hyphens')
			.optional()
			.describe("Tabs of the same group share the reader's choice across all pages."),
	}),
	prepare: ({group}, node) => {
		const labels = node.children.flatMap((child) => ('attributes' in child ? (attributeOf(child, 'label') ?? []) : []));
		if (labels.length < 2) {
			throw new Error('expected at least two <Tab label="…">');
		}

		const list = labels.map((label) => ({label, value: keyOf(label)}));
		if (new Set(list.map(({value}) => value)).size < list.length) {
			throw new Error('expected tabs with different labels');
		}

		const managers = PACKAGE_MANAGERS.join();
		if (group === PACKAGE_MANAGER_GROUP && list.map(({value}) => value).join() !== managers) {
			throw new Error(`the group ${PACKAGE_MANAGER_GROUP} is for tabs labeled ${managers}`);
		}

		return {group, list};
	},
	Html: ({view, children}) => (
		<TabSet tabs={view.list} {...(view.group === undefined ? {} : {group: view.group})}>
			{children}
		</TabSet>
	),
	markdown: (_, children) => children,
});

const tab = defineComponent({
	name: 'Tab',
	about: 'One alternative.',
	parent: 'Tabs',
	props: z.strictObject({label: z.string().min(1).describe('What the tab says.')}),
	prepare: ({label}) => ({label, value: keyOf(label)}),
	Html: ({view, children}) => <TabPanel {...view}>{children}</TabPanel>,
	markdown: ({label}, children) => [paragraph(strong(label)), ...toBlocks(children)],
});

export default [tabs, tab];
