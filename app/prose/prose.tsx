import {memo, useEffect, useRef} from 'react';
import {EditInPlace} from '../islands/edit-in-place';
import {Islands} from '../islands/islands';
import {drawRest} from './draw-rest';
import {useServerHtml} from './use-server-html';

/**
 * Prose: HTML compiled at build time from the site's own content, and the islands in it. It's keyed by its HTML, so React never updates
 * it in place, where islands and tabs have changed the DOM.
 */
export const Prose = memo(function Prose({html}: {html: string}) {
	return <ProseOnce key={html} html={html} />;
});

const ProseOnce = ({html}: {html: string}) => {
	const root = useRef<HTMLDivElement>(null);
	const shown = useServerHtml(html);
	useEffect(() => drawRest(root.current!), []);
	return (
		<>
			<div ref={root} className="prose" dangerouslySetInnerHTML={{__html: shown}} suppressHydrationWarning />
			<Islands root={root} />
			<EditInPlace root={root} />
		</>
	);
};
