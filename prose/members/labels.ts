import type {Member} from '../page';

/** The labels of a member, besides its type. */
export type MemberLabels = {
	/** Missing for what readers don't have to pass: flags, and members that they receive. */
	need?: 'required' | 'optional';
	/** The case of a union that has this member, as code. */
	when?: string;
	default?: string;
	deprecated: boolean;
};

/**
 * The labels of a member. A member with a default is optional. A member that only some cases of a union have is required or optional in
 * those. `isOffered` is true for members that readers receive, so none of them is required.
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

/** Whether to show the default. `null` only means that nothing is set, and the prose describes what happens then. */
export const statesDefault = <View extends {default?: string}>(view: View): view is View & {default: string} =>
	view.default !== undefined && view.default !== 'null';
