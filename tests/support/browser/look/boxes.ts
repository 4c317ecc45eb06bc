import type {Check} from './tools';

/** Slips that the boxes and the styles of elements show. */
export const BOXES: Record<string, Check> = {
	sidewaysScroll: () => {
		const {scrollWidth, clientWidth} = document.documentElement;
		return scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
	},

	bullets: ({all, nameOf}) =>
		all(':is(header, footer, nav, aside, dialog) :is(ul, ol)')
			.filter((list) => {
				const item = list.querySelector(':scope > li');
				return item && getComputedStyle(item).listStyleType !== 'none';
			})
			.map((list) => `a list of the chrome has bullets: ${nameOf(list)}`),

	boxedNames: ({all, nameOf}) =>
		all('.prose :is(h2, h3, h4, thead) code')
			.filter((code) => {
				const {boxShadow, borderTopWidth, backgroundColor} = getComputedStyle(code);
				return boxShadow !== 'none' || borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
			})
			.map((code) => `code in a heading is boxed: ${nameOf(code)}`),

	squashedSigns: ({nameOf}) => {
		const SMALLEST_SIGN = 12;
		return [...document.querySelectorAll<SVGSVGElement>(':is(header, footer, a, button) > svg[viewBox]')]
			.filter((sign) => sign.parentElement?.checkVisibility({visibilityProperty: true}) && getComputedStyle(sign).display !== 'none')
			.map((sign) => ({sign, box: sign.getBoundingClientRect(), units: sign.viewBox.baseVal}))
			.filter(
				({box: {width, height}, units}) =>
					Math.min(width, height) < SMALLEST_SIGN || Math.abs(width / height - units.width / units.height) > 0.1,
			)
			.map(({sign, box}) => `a sign is squashed to ${box.width.toFixed()} × ${box.height.toFixed()} px: ${nameOf(sign.parentElement!)}`);
	},

	stripsBelowPictures: ({all, HAIR}) =>
		all('[data-island="player"] > img')
			.map((poster) => {
				const frame = poster.parentElement!;
				const {paddingBottom, borderBottomWidth} = getComputedStyle(frame);
				const end = frame.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - Number.parseFloat(borderBottomWidth);
				return {frame, strip: end - poster.getBoundingClientRect().bottom};
			})
			.filter(({strip}) => Math.abs(strip) > HAIR)
			.map(({frame, strip}) => `a strip of ${strip.toFixed()} px is left below a picture: ${frame.dataset.title}`),

	emptyHeads: ({all, nameOf}) =>
		all('thead th + td, thead td:has(+ th)')
			.map((cell) => ({cell, beside: cell.parentElement!.querySelector('th')!}))
			.filter(({cell, beside}) => getComputedStyle(cell).backgroundColor !== getComputedStyle(beside).backgroundColor)
			.map(({beside}) => `an empty head has another ground than ${nameOf(beside)}`),

	nativeArrows: ({all, nameOf}) =>
		all('select')
			.filter((select) => getComputedStyle(select).appearance !== 'none')
			.map((select) => `a select has the browser’s own arrow: ${nameOf(select)}`),

	brokenControls: ({all, nameOf}) =>
		all('.demo-controls label')
			.filter((label) => {
				const {lineHeight, fontSize} = getComputedStyle(label);
				const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.7;
				return label.getBoundingClientRect().height > 1.5 * line;
			})
			.map((label) => `the name of a control is broken: ${nameOf(label)}`),

	/** Phones zoom in on a field whose type is smaller, and stay there. */
	zoomingFields: ({all, nameOf}) => {
		const PHONE = 640;
		const SMALLEST = 16;
		return window.innerWidth >= PHONE
			? []
			: all('.prose :is(select, textarea, input:not([type=checkbox], [type=range]))')
					.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < SMALLEST)
					.map((field) => `a phone zooms in on a field: ${nameOf(field)}`);
	},

	plainIntroduction: ({nameOf}) => {
		const lead = document.querySelector('[data-doc] > .prose > p');
		const title = document.querySelector('[data-doc] > .prose > :is(h2, .code, .callout)');
		const isLead = lead && (!title || lead.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING);
		return isLead && getComputedStyle(lead).color === getComputedStyle(document.body).color
			? [`the first sentence doesn’t introduce the page: ${nameOf(lead)}`]
			: [];
	},

	browserControls: ({all}) =>
		all('video[controls]').map((video) => `a video has the browser’s own controls: ${video.getAttribute('aria-label')}`),

	buttonsOnPictures: ({all}) =>
		all('.thumbnail-play')
			.filter((button) => {
				const picture = button.parentElement!.querySelector('.thumbnail-picture')!.getBoundingClientRect();
				const {top, bottom, left, right} = button.getBoundingClientRect();
				const middle = {x: (left + right) / 2, y: (top + bottom) / 2};
				return middle.x > picture.left && middle.x < picture.right && middle.y > picture.top && middle.y < picture.bottom;
			})
			.map((button) => `a button lies on a picture: ${button.ariaLabel}`),

	/** An id for links from outside takes no room, so what is around it is as near as elsewhere. */
	roomForIds: () =>
		[...document.querySelectorAll('.prose .anchor-id')]
			.filter((anchor) => Number.parseFloat(getComputedStyle(anchor).marginTop) > 0)
			.map((anchor) => `an additional id takes room: ${anchor.id}`),

	/** The tools of a sample without a title are in the middle of its first line. */
	toolsOffLine: ({all, nameOf, rectsOf, HAIR}) =>
		all('.prose .code > .code-tools:first-child').flatMap((tools) => {
			const code = tools.parentElement!.querySelector('code')!;
			const line = rectsOf(code)[0];
			const sign = tools.querySelector('.copy')!.getBoundingClientRect();
			const off = line ? (sign.top + sign.bottom - line.top - line.bottom) / 2 : 0;
			return Math.abs(off) > HAIR ? [`tools are ${off.toFixed()} px off the first line: ${nameOf(code)}`] : [];
		}),

	loneCards: ({all, nameOf, HAIR}) =>
		all('.prose :is(.cards, .thumbnails), .pager_pager').flatMap((cards) => {
			const shown = [...cards.children].filter((card) => getComputedStyle(card).display !== 'none');
			const last = shown.at(-1)!;
			const {top, width} = last.getBoundingClientRect();
			const isAlone = shown.filter((card) => Math.abs(card.getBoundingClientRect().top - top) < HAIR).length === 1;
			return isAlone && width < cards.clientWidth - HAIR ? [`a card is alone in its row: ${nameOf(last)}`] : [];
		}),

	/** Lists of cards on pages that aren't text. */
	rowsNotFull: ({all, nameOf, HAIR}) =>
		all('main :is(.kit_cards, .gallery_grid, .templates_cards, .post-list_list)')
			.map((cards) => ({cards, last: cards.lastElementChild!}))
			.filter(({cards, last}) => cards.getBoundingClientRect().right - last.getBoundingClientRect().right > HAIR)
			.map(({last}) => `a row of cards isn’t full: ${nameOf(last)}`),
};
