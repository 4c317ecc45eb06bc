/** Messages for React's most common errors, because its production build only has codes. `found` is the first argument of the error. */
const SENTENCES: Record<string, (found: string) => string> = {
	31: (found) => `An object can’t be drawn as a child (found: ${found}). Draw one of its values, or turn it into a string.`,
	62: () => 'The style prop takes an object, such as style={{color: "red"}}, not a string.',
	130: (found) => `An element’s type is ${found}, not a component. Look at its import, and at what that file exports.`,
	137: (found) => `<${found}> can’t have children.`,
	185: () =>
		'A component sets its state whenever it’s drawn, which never ends. Set it under a condition, or compute the value from the frame.',
	300: () =>
		'A component called fewer hooks than before. Call the same hooks in every frame: none after an early return or under a condition.',
	301: () => 'A component sets its state while it’s drawn, which never ends. Compute the value from the frame.',
	310: () =>
		'A component called more hooks than before. Call the same hooks in every frame: none after an early return or under a condition.',
	321: () => 'A hook was called outside of a component. Call hooks at the top of a component or of another hook.',
	482: () => 'A component can’t be async. Load data with an effect and useDelayRender().',
};

const MINIFIED = /^Minified React error #(\d+); visit (\S+)/;

/** Replaces a minified error message of React with a readable one. Other messages stay unchanged. */
export const explainReact = (message: string): string => {
	const [, code = '', address = ''] = MINIFIED.exec(message) ?? [];
	const sentence = SENTENCES[code];
	return sentence ? sentence(new URL(address).searchParams.get('args[]') ?? '') : message;
};
