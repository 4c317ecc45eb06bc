import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {PartError} from './part-error';

const draw = (error: unknown): string => renderToStaticMarkup(<PartError error={error} retry={() => {}} />);

test('an error can be tried again', () => {
	expect(draw(new Error('The file is gone'))).toMatch(/role="alert".*The file is gone.*Retry/);
});

test('what the browser cannot do is a plain sentence without a button', () => {
	const html = draw(new DOMException('This film needs WebGL.', 'NotSupportedError'));
	expect(html).toMatch(/role="note".*This film needs WebGL\./);
	expect(html).not.toContain('<button');
});

for (const message of [
	'Failed to fetch dynamically imported module: https://example.com/assets/a.js',
	'error loading dynamically imported module: https://example.com/assets/a.js',
	'Importing a module script failed.',
	'Unable to preload CSS for /assets/a.css',
]) {
	test(`“${message}” is told in words of ours`, () => {
		const html = draw(new TypeError(message));
		expect(html).toContain('This part of the page could not be loaded. Check your network connection.');
		expect(html).not.toContain('assets');
	});
}
