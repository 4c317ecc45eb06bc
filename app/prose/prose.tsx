import {memo, useRef} from 'react';
import {Islands} from '../islands/islands';

/**
 * Text of a page: HTML made at build time from the site's own content, and the islands in it. The HTML never changes
 * while it is shown, so React must not touch it (islands and tabs have changed it since).
 */
export const Prose = memo(function Prose({html}: {html: string}) {
	const root = useRef<HTMLDivElement>(null);
	return (
		<>
			<div key={html} ref={root} className="prose" dangerouslySetInnerHTML={{__html: html}} />
			{html.includes('data-island') ? <Islands root={root} html={html} /> : null}
		</>
	);
});
