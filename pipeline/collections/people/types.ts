import type {Cover, PageLink} from '../../content/types';

/** A link to a page of the site, to another site or to a mail address. */
export type LabeledLink = {label: string; href: string};

export type CompanyItem = {figure?: string; title: string; text: string; links: LabeledLink[]};

/** A post as a point in the company's history. `date` is an ISO day. */
export type Milestone = {path: string; title: string; date: string};

/** A page about the company, without links to pages that nobody has written yet. */
export type CompanyPage = {
	path: string;
	title: string;
	description: string;
	heading: string;
	lead: string;
	actions: LabeledLink[];
	milestones: Milestone[];
	/** `id` is that of the section's heading. */
	sections: {id: string; title: string; text?: string; items: CompanyItem[]}[];
};

/** An expert with the path of the profile, the links in one order for all, and the description of the profile page. */
export type Expert = {
	slug: string;
	name: string;
	/** ISO day. */
	since: string;
	works: {title: string; url: string}[];
	path: string;
	links: LabeledLink[];
	description: string;
};

/** Something that this site says of an expert elsewhere; a post has a cover. */
export type Mention = PageLink & {kind: string; cover?: Cover};

/** A profile: `years` are the first and the last year of the directory. */
export type ExpertPage = Expert & {years: [number, number]; mentions: Mention[]; previous?: PageLink; next?: PageLink};
