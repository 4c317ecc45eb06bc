import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {FILM_SANS} from './film-fonts';

/** The base styles of a video: none of the page's, except for its font as a fallback. Like an image, it ignores forced colors. */
const BASE_STYLES = `
	:host { all: initial; position: absolute; inset: 0; font-family: '${FILM_SANS}', var(--font-sans); user-select: none; forced-color-adjust: none; }
	* { box-sizing: border-box; }
`;

/** Renders its children in a shadow root, where the page's styles don't apply, so that a video looks the same as when it's rendered to a file. */
export const ShadowStage = ({children}: {children: ReactNode}) => {
	const host = useRef<HTMLDivElement>(null);
	const [root, setRoot] = useState<ShadowRoot>();

	useLayoutEffect(() => {
		const element = host.current;
		if (!element) {
			return;
		}
		const shadow = element.shadowRoot ?? element.attachShadow({mode: 'open'});
		// A constructed style sheet, because the security policy may forbid <style>.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(BASE_STYLES);
		shadow.adoptedStyleSheets = [sheet];
		setRoot(shadow);
	}, []);

	return <div ref={host}>{root && createPortal(children, root)}</div>;
};
