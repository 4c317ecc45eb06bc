import type {PageLink} from '../../content/types';
import type {DemoPreview} from '../../demos/types';

/** What a template is for, as the gallery sorts them. */
export type TemplateKind = 'start' | 'app' | 'service' | 'speech' | 'sound' | 'graphics';

/** What the gallery shows of a template. */
export type TemplateCard = PageLink & {summary: string; kind: TemplateKind; stack: string[]; free: boolean; preview: DemoPreview};

/** Everything that a template's page shows. */
export type TemplatePage = PageLink & {
	slug: string;
	shortName: string;
	summary: string;
	/** Repository as owner/name. */
	repo: string;
	free: boolean;
	previewUrl: string | null;
	contributedBy: string | null;
	kinds: string[];
	stack: string[];
	inside: string[];
	/** Which need it is the right choice for. */
	choose: string;
	/** Other templates, and when one chooses them. */
	others: (PageLink & {when: string})[];
	docs: PageLink[];
	preview: DemoPreview;
	/** Site path of the Open Graph image. */
	image?: string;
	commandHtml: string;
	sourceHtml: string;
	previous?: PageLink;
	next?: PageLink;
};
