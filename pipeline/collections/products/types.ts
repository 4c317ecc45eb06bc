import type {License, PageLink} from '../../content/types';
import type {DemoPreview, LiveSource} from '../../demos/types';

/** A product in words. Steps have HTML of the site's own code blocks. */
export type ProductPage = {
	path: string;
	title: string;
	headline: string;
	description: string;
	lead: string;
	facts: {figure?: string; title: string; text: string; docs?: string}[];
	quote?: {text: string; by: string; path: string};
	cost: {text: string; link?: PageLink}[];
	license: License;
	steps: {title: string; text?: string; link?: PageLink; html: string}[];
	links: PageLink[];
};

/** The page of the Player, with the video that its readers control. */
export type PlayerPage = {product: ProductPage; source: LiveSource; remote?: {title: string; text: string; demo: DemoPreview}};

/** How a render on Lambda may be divided. */
export type Limits = {maxFunctions: number; minFrames: number; defaultFrames: number};

/** The page of Lambda, with the video of a divided render. */
export type LambdaPage = {product: ProductPage; split: DemoPreview; limits: Limits};
