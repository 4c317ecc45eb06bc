// Imported before React and the toolkit, because it has to see the browser's own functions. Only `fetch` is ours already.
import '../assets';

// Code can replace these, too.
const {ownKeys, getOwnPropertyDescriptor, getPrototypeOf} = Reflect;

/** The classes and namespaces that the frame's code uses. Others may be replaced without harm, and reading all takes a while. */
const USED =
	/^(?:[a-z]\w*|Object|Function|Array|String|Number|Symbol|Map|Set|WeakMap|Promise|RegExp|Error|JSON|Reflect|URL|Blob|Response)$/;

/**
 * What code could damage, with everything that it inherits. Not the methods of `Math`, `Date` and `console`, which videos replace on purpose,
 * for example to get the same random numbers in each frame.
 */
const things = (): object[] => [
	...[window, document, performance, document.createElement('div'), document.createElement('script').style, new MessageChannel().port1],
	...[[], () => {}, /./, new Map(), new Set(), new WeakMap(), Promise.resolve(), new Error(), Object(''), Object(0), Object(Symbol())],
	...[Object, Array, String, Number, Symbol, Promise, JSON, Reflect, URL],
];

/** The value or getter of a property, own or inherited. */
const read = (thing: object, name: PropertyKey): unknown => {
	for (let owner: object | null = thing; owner; owner = getPrototypeOf(owner)) {
		const property = getOwnPropertyDescriptor(owner, name);
		if (property) {
			return property.value ?? property.get;
		}
	}
};

const isUsed = (thing: object, name: PropertyKey): boolean => thing !== window || (typeof name === 'string' && USED.test(name));

/** All functions and objects that a thing has, own or inherited. */
const partsOf = (thing: object): {thing: object; name: PropertyKey; value: unknown}[] => {
	const names = new Set<PropertyKey>();
	for (let owner: object | null = thing; owner; owner = getPrototypeOf(owner)) {
		for (const name of ownKeys(owner)) {
			names.add(name);
		}
	}

	return [...names]
		.filter((name) => isUsed(thing, name))
		.map((name) => ({thing, name, value: read(thing, name)}))
		.filter(({value}) => typeof value === 'function' || (typeof value === 'object' && value !== null));
};

const parts = things().flatMap(partsOf);

/** Whether all functions of the browser that this page uses are still its own. Uses none that the reader's code could have replaced. */
export const isIntact = (): boolean => {
	for (let index = 0; index < parts.length; index++) {
		const {thing, name, value} = parts[index]!;
		if (read(thing, name) !== value) {
			return false;
		}
	}

	return true;
};
