import {compatibility} from './compatibility/component';
import type {AuthorComponent} from './define';
import {enumValues} from './enum-values/component';
import {flag, flags} from './flags/component';
import {limit} from './limit/component';
import {memberFacts} from './members/component';
import {componentProp, componentProps, option, options} from './options/component';
import {regions} from './regions/component';
import {returns} from './returns/component';
import {signature} from './signature/component';

/** The components that draw from `facts/`. */
export const factsComponents: AuthorComponent[] = [
	signature,
	options,
	option,
	componentProps,
	componentProp,
	returns,
	flags,
	flag,
	enumValues,
	regions,
	limit,
	compatibility,
	memberFacts,
];
