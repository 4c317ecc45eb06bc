import {compatibility} from './compatibility';
import type {AuthorComponent} from './define';
import {enumValues} from './enum-values';
import {flag, flags} from './flags';
import {limit} from './limit';
import {memberFacts} from './member-facts';
import {componentProp, componentProps, option, options} from './options';
import {regions} from './regions';
import {returns} from './returns';
import {signature} from './signature';

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
