import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {FILM_SANS} from './film-fonts';

/** The ground a render starts from: no style of the page but its font, and the box model of a render. A video is a picture: no mode changes its colors. */
const GROUND = `
	:host { all: initial; position: absolute; inset: 0; font-family: '${FILM_SANS}', var(--font-sans); user-select: none; forced-color-adjust: none; }
	* { box-sizing: border-box; }
`;

/** Draws its children where no style of the page reaches them, so that a video looks as it does when rendered. */
export const ShadowStage = ({children}: {children: ReactNode}) => {
	const host = useRef<HTMLDivElement>(null);
	const [root, setRoot] = useState<ShadowRoot>();

	useLayoutEffect(() => {
		const element = host.current;
		if (!element) {
			return;
		}
		const shadow = element.shadowRoot ?? element.attachShadow({mode: 'open'});
		// A constructed sheet, because a security policy may forbid <style>.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(GROUND);
		shadow.adoptedStyleSheets = [sheet];
		setRoot(shadow);
	}, []);

	return <div ref={host}>{root && createPortal(children, root as unknown as Element)}</div>;
};
