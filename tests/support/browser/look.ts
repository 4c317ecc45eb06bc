import type {Page} from '@playwright/test';

/**
 * What looks broken on a page as it is laid out now, one sentence each: sideways scroll, bullets in menus, boxed code
 * in headings, squashed signs, a browser's own controls, buttons on small pictures, lines that begin with a comma or end with a dot, rows of cards that aren't full, cut text, broken names, text over text,
 * pictures that don't fill their frame. Each is a relation of boxes or a computed style, so fonts, content and the machine
 * don't matter.
 */
export const lookFaults = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		/** Pictures of other things: films, drawings. */
		const PICTURES = '[data-island="player"], svg, canvas, video';
		/** A hairline, or what rounding makes of it. */
		const HAIR = 2;
		const SMALLEST_SIGN = 12;

		const faults = new Set<string>();
		const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
		const isSeen = (element: Element) => {
			const {width, height} = element.getBoundingClientRect();
			return (
				width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true})
			);
		};
		const nameOf = (element: Element) => {
			const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
			return `<${element.localName}>${words ? ` “${words}”` : ` in <${element.parentElement?.localName}>`}`;
		};
		const ancestors = (element: Element) => {
			const list: Element[] = [];
			for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
				list.push(up);
			}
			return list;
		};

		const {scrollWidth, clientWidth} = document.documentElement;
		if (scrollWidth > clientWidth) {
			faults.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
		}

		for (const list of all(':is(header, footer, nav, aside, dialog) :is(ul, ol)')) {
			const item = list.querySelector(':scope > li');
			if (item && getComputedStyle(item).listStyleType !== 'none') {
				faults.add(`a list of the chrome has bullets: ${nameOf(list)}`);
			}
		}

		for (const code of all('.prose :is(h2, h3, h4) code')) {
			const {boxShadow, borderTopWidth, backgroundColor} = getComputedStyle(code);
			if (boxShadow !== 'none' || borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)') {
				faults.add(`code in a heading is boxed: ${nameOf(code)}`);
			}
		}

		for (const sign of document.querySelectorAll<SVGSVGElement>(':is(header, footer, a, button) > svg[viewBox]')) {
			const {width, height} = sign.getBoundingClientRect();
			const {width: unitsWide, height: unitsHigh} = sign.viewBox.baseVal;
			const isDrawn = sign.parentElement?.checkVisibility({visibilityProperty: true}) && getComputedStyle(sign).display !== 'none';
			if (isDrawn && (Math.min(width, height) < SMALLEST_SIGN || Math.abs(width / height - unitsWide / unitsHigh) > 0.1)) {
				faults.add(`a sign is squashed to ${width.toFixed()} × ${height.toFixed()} px: ${nameOf(sign.parentElement!)}`);
			}
		}

		for (const poster of all('[data-island="player"] > img')) {
			const frame = poster.parentElement!;
			const {paddingBottom, borderBottomWidth} = getComputedStyle(frame);
			const end = frame.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - Number.parseFloat(borderBottomWidth);
			const strip = end - poster.getBoundingClientRect().bottom;
			if (Math.abs(strip) > HAIR) {
				faults.add(`a strip of ${strip.toFixed()} px is left below a picture: ${frame.dataset.title}`);
			}
		}

		for (const code of all('.prose :not(pre) > code')) {
			const last = code.closest('strong, em, a') ?? code;
			const after = (last.lastChild === code ? last : code).nextSibling;
			const sign = after?.nodeType === Node.TEXT_NODE ? /^[,.:;)]/.exec(after.nodeValue ?? '')?.[0] : undefined;
			if (sign) {
				const place = document.createRange();
				place.setStart(after!, 0);
				place.setEnd(after!, 1);
				const end = [...code.getClientRects()].at(-1)!;
				if (place.getBoundingClientRect().left < end.right - HAIR) {
					faults.add(`a line begins with “${sign}”, after ${nameOf(code)}`);
				}
			}
		}

		for (const cell of all('thead th + td, thead td:has(+ th)')) {
			const beside = cell.parentElement!.querySelector('th')!;
			if (getComputedStyle(cell).backgroundColor !== getComputedStyle(beside).backgroundColor) {
				faults.add(`an empty head has another ground than ${nameOf(beside)}`);
			}
		}

		for (const label of all('.demo-controls label')) {
			const line = Number.parseFloat(getComputedStyle(label).lineHeight) || Number.parseFloat(getComputedStyle(label).fontSize) * 1.7;
			if (label.getBoundingClientRect().height > 1.5 * line) {
				faults.add(`the name of a control is broken: ${nameOf(label)}`);
			}
		}

		const lead = document.querySelector('[data-doc] > .prose > p');
		const title = document.querySelector('[data-doc] > .prose > :is(h2, .code, .callout)');
		if (lead && (!title || lead.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING)) {
			if (getComputedStyle(lead).color === getComputedStyle(document.body).color) {
				faults.add(`the first sentence doesn’t introduce the page: ${nameOf(lead)}`);
			}
		}

		for (const video of all('video[controls]')) {
			faults.add(`a video has the browser’s own controls: ${video.getAttribute('aria-label')}`);
		}

		for (const button of all('.thumbnail-play')) {
			const picture = button.parentElement!.querySelector('.thumbnail-picture')!.getBoundingClientRect();
			const {top, bottom, left, right} = button.getBoundingClientRect();
			const middle = {x: (left + right) / 2, y: (top + bottom) / 2};
			if (middle.x > picture.left && middle.x < picture.right && middle.y > picture.top && middle.y < picture.bottom) {
				faults.add(`a button lies on a picture: ${button.ariaLabel}`);
			}
		}

		for (const cards of all('.prose :is(.cards, .thumbnails)')) {
			const shown = [...cards.children].filter((card) => getComputedStyle(card).display !== 'none');
			const last = shown.at(-1)!;
			const tops = shown.map((card) => card.getBoundingClientRect().top);
			const {width} = last.getBoundingClientRect();
			const isAlone = tops.filter((top) => Math.abs(top - tops.at(-1)!) < HAIR).length === 1;
			if (isAlone && width < cards.clientWidth - HAIR) {
				faults.add(`a card stands alone in its row: ${nameOf(last)}`);
			}
		}

		/** Lists of cards on pages that aren't text. */
		for (const cards of all('main :is(.kit_cards, .gallery_grid, .templates_cards, .post-list_list)')) {
			const last = [...cards.children].at(-1)!.getBoundingClientRect();
			if (cards.getBoundingClientRect().right - last.right > HAIR) {
				faults.add(`a row of cards isn’t full: ${nameOf(cards.lastElementChild!)}`);
			}
		}

		type Line = {left: number; right: number; top: number; bottom: number; block: Element};
		const lines: Line[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (!element || !node.nodeValue?.trim() || element.closest(`${PICTURES}, noscript, script, style, option`) || !isSeen(element)) {
				continue;
			}

			if (element.closest('nav a, .thumbnail-title')) {
				for (const {0: word, index} of node.nodeValue.matchAll(/[\w()<>]+/g)) {
					range.setStart(node, index);
					range.setEnd(node, index + word.length);
					if (range.getClientRects().length > 1) {
						faults.add(`a name is broken: ${word}`);
					}
				}
			}

			for (const {index} of node.nodeValue.matchAll(/·(?=\s*\S)/g)) {
				const next = index + 1 + node.nodeValue.slice(index + 1).search(/\S/);
				const [sign, word] = [index, next].map((at) => {
					range.setStart(node, at);
					range.setEnd(node, at + 1);
					return range.getBoundingClientRect();
				});
				if (word!.top > sign!.bottom - HAIR) {
					faults.add(`a line ends with “·”: ${nameOf(element)}`);
				}
			}

			range.selectNodeContents(node);
			const boxes = ancestors(element).map((box) => ({box, style: getComputedStyle(box)}));
			// What stands above the page, such as a bar that stays in view, covers text by design.
			const isLayer = boxes.some(({style}) => ['absolute', 'fixed', 'sticky'].includes(style.position));
			const clips = boxes.filter(({style}) => style.overflowX !== 'visible' && style.display !== 'inline');
			const first = clips[0];
			const block = boxes.find(({style}) => style.display !== 'inline')?.box ?? element;
			for (const {left, right, top, bottom} of range.getClientRects()) {
				const line = {left, right, top, bottom, block};
				if (right - left < 1 || bottom - top < 1) {
					continue;
				}

				if (first && ['hidden', 'clip'].includes(first.style.overflowX) && !/ellipsis/.test(first.style.textOverflow)) {
					const {left: start, right: end} = first.box.getBoundingClientRect();
					const isSoft = boxes.some(({style}) => style.maskImage !== 'none') || first.style.clipPath !== 'none';
					if (!isSoft && (left < start - HAIR || right > end + HAIR)) {
						faults.add(`text is cut: ${nameOf(element)}`);
					}
				}

				for (const {box} of clips) {
					const edge = box.getBoundingClientRect();
					line.left = Math.max(line.left, edge.left);
					line.right = Math.min(line.right, edge.right);
					line.top = Math.max(line.top, edge.top);
					line.bottom = Math.min(line.bottom, edge.bottom);
				}

				// Only what letters fill: tight headings lie in each other's line boxes, not in each other.
				const room = (bottom - top) / 4;
				line.top += room;
				line.bottom -= room;
				if (!isLayer && line.right - line.left > HAIR && line.bottom - line.top > HAIR) {
					lines.push(line);
				}
			}
		}

		lines.sort((one, other) => one.top - other.top);
		for (const [index, one] of lines.entries()) {
			for (let next = index + 1; next < lines.length && lines[next]!.top < one.bottom - HAIR; next++) {
				const other = lines[next]!;
				if (other.block !== one.block && Math.min(one.right, other.right) - Math.max(one.left, other.left) > HAIR) {
					faults.add(`text lies over text: ${nameOf(one.block)} and ${nameOf(other.block)}`);
				}
			}
		}

		return [...faults];
	});
