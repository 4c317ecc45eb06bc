import {callout} from './callout/component';
import {create} from './create/component';
import type {AuthorComponent} from './define';
import {demo} from './demo/component';
import {exec} from './exec/component';
import {factsComponents} from './facts-components';
import {install} from './install/component';
import {productFact, productHead} from './product-head/component';
import {see, seeAlso} from './see-also/component';
import {since} from './since/component';
import {step, steps} from './steps/component';
import {tab, tabs} from './tabs/component';
import {timelineEditor} from './timeline-editor/component';
import {videoTool} from './video-tool/component';

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
