import type {Member} from '../page';

/** What the line under the name of a member says besides its type. */
export type MemberLabels = {
	/** Left out where nobody has to fill it in: a flag, or what one is given. */
	need?: 'required' | 'optional';
	/** The case of a union that has it, as code. */
	when?: string;
	default?: string;
	deprecated: boolean;
};

/**
 * True labels of a member: what has a default is optional, and a field that only some cases of a union have is required
 * or optional in these. `isOffered` are members that one gets: none of them is required.
 */
export const labelsOf = (
	{optional, when, requiredThen, deprecated, default: standard}: Omit<Member, 'type'>,
	{isOffered}: {isOffered: boolean},
): MemberLabels => {
	const isOptional = (when === undefined ? optional : !requiredThen) || standard !== undefined;
	return {
		...(isOptional ? {need: 'optional'} : isOffered ? {} : {need: 'required'}),
		...(when === undefined ? {} : {when}),
		deprecated: deprecated !== undefined,
		...(standard === undefined ? {} : {default: standard}),
	};
};

/** Whether the default tells readers something: `null` only says that nothing is set, and the prose says what happens then. */
export const statesDefault = <View extends {default?: string}>(view: View): view is View & {default: string} =>
	view.default !== undefined && view.default !== 'null';
