import type {License, PageLink} from '../../content/types';
import type {DemoPreview, LiveSource} from '../../demos/types';

type Heading = {title: string; text: string};

/** A story has a fact in our words, or a quotation. */
type Story = {path: string; name: string; fact: string} & ({text: string} | {quote: string; by: string});

/** Everything that the home page shows, section by section. A path that is left out leads to a page that nobody has written yet. */
export type HomePage = {
	description: string;
	hero: {lead: string; source: LiveSource; actions: PageLink[]; createHtml: string};
	proof: {title: string; items: {count: number; text: string; path: string}[]};
	reasons: Heading & {demo: DemoPreview; docs?: string; items: Heading[]};
	pieces: Heading & {items: (Heading & {demo: DemoPreview; source?: string; docs?: string})[]};
	studio: Heading & {demo: DemoPreview; docs?: string; link: string; points: Heading[]};
	rendering: Heading & {demo: DemoPreview; places: (Heading & {id: string; docs?: string})[]};
	app: Heading & {demo: DemoPreview; fields: {prop: string; label: string; max: number}[]; links: PageLink[]};
	stories: {title: string; quote: {text: string; by: string; path: string}; items: Story[]};
	license: License;
	start: Heading & {html: string; cards: (PageLink & {text: string})[]};
	blog: {title: string; all: string; path: string};
};
