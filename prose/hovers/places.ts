import type {HoveredName, HoveredSample} from './hovered-sample';

/** The text between two offsets in an element, as a DOM range. */
export const rangeOf = (element: Element, from: number, to: number): Range => {
	const range = document.createRange();
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	let passed = 0;
	for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
		if (passed <= from && from < passed + node.length) {
			range.setStart(node, from - passed);
		}

		if (to <= passed + node.length) {
			range.setEnd(node, to - passed);
			break;
		}

		passed += node.length;
	}

	return range;
};

const caretAt = (x: number, y: number): {node: Node; offset: number} | undefined => {
	if (document.caretPositionFromPoint) {
		const caret = document.caretPositionFromPoint(x, y);
		return caret ? {node: caret.offsetNode, offset: caret.offset} : undefined;
	}

	const range = document.caretRangeFromPoint?.(x, y);
	return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
};

const holds = ({left, right, top, bottom}: DOMRect, x: number, y: number): boolean => left <= x && x <= right && top <= y && y <= bottom;

/** The name at a point in the viewport. */
export const nameAt = ({code, names}: HoveredSample, x: number, y: number): HoveredName | undefined => {
	const caret = caretAt(x, y);
	if (!caret || !code.contains(caret.node)) {
		return undefined;
	}

	const before = document.createRange();
	before.setStart(code, 0);
	before.setEnd(caret.node, caret.offset);
	const offset = before.toString().length;
	const name = names.find(({from, to}) => from <= offset && offset <= to);
	// For a point beside the text, the browser returns the nearest letter.
	return name && holds(rangeOf(code, name.from, name.to).getBoundingClientRect(), x, y) ? name : undefined;
};

/** The link around a name, if there is one. */
export const linkOf = ({code}: HoveredSample, {from, to}: HoveredName): HTMLAnchorElement | null =>
	rangeOf(code, from, to).startContainer.parentElement?.closest('a') ?? null;

/** The name that a link in a sample belongs to. */
export const nameOfLink = (sample: HoveredSample, link: Element): HoveredName | undefined =>
	sample.names.find((name) => linkOf(sample, name) === link);
