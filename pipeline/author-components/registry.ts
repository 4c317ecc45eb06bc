import {callout} from './callout';
import {create} from './create';
import type {AuthorComponent} from './define';
import {demo} from './demo';
import {exec} from './exec';
import {factsComponents} from './facts-components';
import {install} from './install';
import {productFact, productHead} from './product-head';
import {see, seeAlso} from './see-also';
import {since} from './since';
import {step, steps} from './steps';
import {tab, tabs} from './tabs';
import {timelineEditor} from './timeline-editor';
import {videoTool} from './video-tool';

/** Everything that authors may use in prose, by name. `Include` is not here: it is text, put in before anything else. */
export const authorComponents: ReadonlyMap<string, AuthorComponent> = new Map(
	[
		callout,
		tabs,
		tab,
		install,
		create,
		exec,
		steps,
		step,
		since,
		seeAlso,
		see,
		demo,
		productHead,
		productFact,
		timelineEditor,
		videoTool,
		...factsComponents,
	].map((component) => [component.name, component]),
);

/** The few HTML elements that Markdown has no sign for. */
export const plainElements: ReadonlySet<string> = new Set(['br', 'kbd', 'sub', 'sup', 'mark', 'abbr', 'details', 'summary']);
