/** A prop as the form shows it. `isOwn` is false while the code's own value holds. */
export type PropField = {name: string; value: unknown; isOwn: boolean};

/** The props that the code declares and those that were set, each once, in the order of the code. */
export const propFields = (defaults: Record<string, unknown>, props: Record<string, unknown>): PropField[] =>
	Object.entries({...defaults, ...props}).map(([name, value]) => ({name, value, isOwn: name in props}));

/** The props after one was set; a value that the code has itself is left to the code. */
export const withProp = (
	props: Record<string, unknown>,
	defaults: Record<string, unknown>,
	name: string,
	value: unknown,
): Record<string, unknown> => {
	const {[name]: _, ...others} = props;
	return value === defaults[name] ? others : {...others, [name]: value};
};

export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);
