import {expect, test} from 'vitest';
import {explainReact} from './react-errors';

const minified = (address: string): string =>
	`Minified React error #${/\d+/.exec(address)?.[0]}; visit https://react.dev/errors/${address} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`;

test.each([
	['31?args[]=object%20with%20keys%20%7Ba%7D', 'An object can’t be drawn as a child (found: object with keys {a}).'],
	['130?args[]=undefined&args[]=', 'An element’s type is undefined, not a component.'],
	['137?args[]=img', '<img> can’t have children.'],
	['185', 'A component sets its state whenever it’s drawn'],
	['321', 'A hook was called outside of a component.'],
])('PLY-01 React’s error %s is told in plain words', (address, told) => {
	expect(explainReact(minified(address))).toContain(told);
});

test('PLY-01 other messages stay as they are', () => {
	for (const message of [minified('418'), 'Frame 21 fails']) {
		expect(explainReact(message)).toBe(message);
	}
});
