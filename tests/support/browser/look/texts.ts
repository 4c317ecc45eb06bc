import type {Check} from './tools';

/** Boxes that show where each line of text is. */
export const TEXTS: Record<string, Check> = {
	signsAtBegin: ({all, nameOf, rectsOf, HAIR}) =>
		all('.prose :not(pre) > code').flatMap((code) => {
			const last = code.closest('strong, em, a') ?? code;
			const after = (last.lastChild === code ? last : code).nextSibling;
			const sign = after?.nodeType === Node.TEXT_NODE ? /^[,.:;)]/.exec(after.nodeValue ?? '')?.[0] : undefined;
			if (!sign) {
				return [];
			}

			const place = rectsOf(after!, 0, 1)[0];
			const end = [...code.getClientRects()].at(-1)!;
			return place && place.left < end.right - HAIR ? [`a line begins with “${sign}”, after ${nameOf(code)}`] : [];
		}),

	dotsAtEnd: ({texts, nameOf, rectsOf, HAIR}) =>
		texts.flatMap(({node, value, element}) =>
			[...value.matchAll(/·\s*(?=\S)/g)]
				.filter(({0: {length}, index}) => {
					const sign = rectsOf(node, index, index + 1).at(-1);
					const word = rectsOf(node, index + length, index + length + 1)[0];
					return sign && word && word.top > sign.bottom - HAIR;
				})
				.map(() => `a line ends with “·”: ${nameOf(element)}`),
		),

	/** A few lines below a title are about as long as each other. */
	shortLastLines: ({all, nameOf, rectsOf}) =>
		all('.frame_lead, .kit_intro, .quote_quote p').flatMap((lead) => {
			const MOST = 6;
			const ends = new Map<number, number>();
			for (const {bottom, right} of rectsOf(lead)) {
				const line = [...ends.keys()].find((other) => Math.abs(other - bottom) < 8) ?? bottom;
				ends.set(line, Math.max(ends.get(line) ?? 0, right));
			}

			const {left} = lead.getBoundingClientRect();
			const widths = [...ends].sort(([one], [other]) => one - other).map(([, right]) => right - left);
			const isShort = widths.length > 1 && widths.length <= MOST && widths.at(-1)! < Math.max(...widths) / 3;
			return isShort ? [`a lead ends with a short line: ${nameOf(lead)}`] : [];
		}),

	/** The words of a place that is supported begin below each other. */
	wordsBelowSigns: ({all, nameOf, rectsOf, HAIR}) =>
		all('.compatibility li').flatMap((place) => {
			const words = [...place.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
			const value = words?.nodeValue ?? '';
			const [first, second] = words ? rectsOf(words, value.search(/\S/), value.length).filter(({width}) => width > HAIR) : [];
			return first && second && Math.abs(second.left - first.left) > HAIR ? [`words don’t begin below each other: ${nameOf(place)}`] : [];
		}),

	/** The name of a column beside a cell ends before the cell begins. */
	labelsOverCells: ({all}) => {
		const pen = document.createElement('canvas').getContext('2d')!;
		return all('.prose td[data-label]').flatMap((cell) => {
			const {float, width, fontSize, fontFamily} = getComputedStyle(cell, '::before');
			pen.font = `${fontSize} ${fontFamily}`;
			const longest = Math.max(...cell.dataset.label!.split(/[\s/-]/).map((word) => pen.measureText(word).width));
			return float !== 'none' && longest > Number.parseFloat(width) ? [`a label has no room beside its cell: ${cell.dataset.label}`] : [];
		});
	},

	brokenNames: ({texts, rectsOf}) =>
		texts
			.filter(({element}) => element.closest('nav a, .thumbnail-title'))
			.flatMap(({node, value}) =>
				[...value.matchAll(/[\w()<>]+/g)]
					.filter(({0: word, index}) => rectsOf(node, index, index + word.length).length > 1)
					.map(([word]) => `a name is broken: ${word}`),
			),

	cutText: ({texts, nameOf, HAIR}) =>
		texts
			.filter(({boxes, clips: [clip], lines}) => {
				if (!clip || !['hidden', 'clip'].includes(clip.style.overflowX) || /ellipsis/.test(clip.style.textOverflow)) {
					return false;
				}

				const {left, right} = clip.box.getBoundingClientRect();
				const isSoft = boxes.some(({style}) => style.maskImage !== 'none') || clip.style.clipPath !== 'none';
				return !isSoft && lines.some((line) => line.left < left - HAIR || line.right > right + HAIR);
			})
			.map(({element}) => `text is cut: ${nameOf(element)}`),

	textOverText: ({texts, nameOf, HAIR}) => {
		type Line = {left: number; right: number; top: number; bottom: number; block: Element};

		/** Only what letters fill: tight headings overlap each other's line boxes, not in each other. */
		const lettersOf = ({left, right, top, bottom}: DOMRect, clips: DOMRect[]) => ({
			left: Math.max(left, ...clips.map((clip) => clip.left)),
			right: Math.min(right, ...clips.map((clip) => clip.right)),
			top: Math.max(top, ...clips.map((clip) => clip.top)) + (bottom - top) / 4,
			bottom: Math.min(bottom, ...clips.map((clip) => clip.bottom)) - (bottom - top) / 4,
		});

		const lines = texts
			// What floats above the page, such as a bar that stays in view, covers text by design.
			.filter(({boxes}) => !boxes.some(({style}) => ['absolute', 'fixed', 'sticky'].includes(style.position)))
			.flatMap(({element, boxes, clips, lines: rects}): Line[] => {
				const block = boxes.find(({style}) => style.display !== 'inline')?.box ?? element;
				const edges = clips.map(({box}) => box.getBoundingClientRect());
				return rects.map((rect) => ({...lettersOf(rect, edges), block}));
			})
			.filter(({left, right, top, bottom}) => right - left > HAIR && bottom - top > HAIR)
			.sort((one, other) => one.top - other.top);

		const meets = (one: Line, other: Line): boolean =>
			other.block !== one.block && Math.min(one.right, other.right) - Math.max(one.left, other.left) > HAIR;

		return lines.flatMap((one, index) => {
			const end = lines.findIndex((other, at) => at > index && other.top >= one.bottom - HAIR);
			return lines
				.slice(index + 1, end === -1 ? undefined : end)
				.filter((other) => meets(one, other))
				.map((other) => `text lies over text: ${nameOf(one.block)} and ${nameOf(other.block)}`);
		});
	},
};
