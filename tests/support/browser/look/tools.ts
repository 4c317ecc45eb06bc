/**
 * What the checks read a page with. It runs in the browser, where only its own text arrives: it uses nothing from outside of it.
 */
export const createTools = () => {
	/** Pictures of other things: films, drawings. */
	const PICTURES = '[data-island="player"], svg, canvas, video';
	/** A hairline, or what rounding makes of it. */
	const HAIR = 2;

	const isSeen = (element: Element): boolean => {
		const {width, height} = element.getBoundingClientRect();
		return (
			width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true})
		);
	};

	/** Elements that can be seen. */
	const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

	const nameOf = (element: Element): string => {
		const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
		return `<${element.localName}>${words ? ` “${words}”` : ` in <${element.parentElement?.localName}>`}`;
	};

	/** An element and its ancestors, with computed styles. */
	const boxesOf = (element: Element): {box: Element; style: CSSStyleDeclaration}[] => {
		const boxes = [];
		for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
			boxes.push({box, style: getComputedStyle(box)});
		}

		return boxes;
	};

	/** Where the characters of a text from `start` to `end` are drawn, a box for each line. */
	const rectsOf = (node: Node, start?: number, end?: number): DOMRect[] => {
		const range = document.createRange();
		range.selectNodeContents(node);
		if (start !== undefined && end !== undefined) {
			range.setStart(node, start);
			range.setEnd(node, end);
		}

		return [...range.getClientRects()];
	};

	const textOf = (node: Node, element: HTMLElement) => {
		const boxes = boxesOf(element);
		return {
			node,
			value: node.nodeValue ?? '',
			element,
			boxes,
			clips: boxes.filter(({style}) => style.overflowX !== 'visible' && style.display !== 'inline'),
			lines: rectsOf(node).filter(({width, height}) => width >= 1 && height >= 1),
		};
	};

	const readTexts = () => {
		const texts: ReturnType<typeof textOf>[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (element && node.nodeValue?.trim() && !element.closest(`${PICTURES}, noscript, script, style, option`) && isSeen(element)) {
				texts.push(textOf(node, element));
			}
		}

		return texts;
	};

	return {HAIR, all, nameOf, rectsOf, /** The texts that can be seen. */ texts: readTexts()};
};

export type Tools = ReturnType<typeof createTools>;

/** One kind of slip: a sentence for each place where a page has it. Like the tools, it arrives in the browser as text. */
export type Check = (tools: Tools) => string[];
