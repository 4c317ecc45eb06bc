import type {Page} from '@playwright/test';

type Shift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
};

/** What moved on the page without being asked to since it began to load: the sum as browsers score it, and each thing. */
export const layoutShift = (page: Page): Promise<{score: number; moved: string[]}> =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				const moved: string[] = [];
				let score = 0;
				const describe = (node: Node): string => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')).slice(0, 120);
				const place = ({x, y, width, height}: DOMRect): string => `${x},${y} ${width}×${height}`;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as Shift[]) {
						// What moves inside a playing video (in its shadow tree, so without a node) is the video's motion.
						const seen = entry.sources.filter(({node}) => node);
						if (seen.length > 0 && !entry.hadRecentInput) {
							score += entry.value;
							moved.push(
								...seen.map(({node, previousRect, currentRect}) => `${describe(node!)}: ${place(previousRect)} → ${place(currentRect)}`),
							);
						}
					}
				}).observe({type: 'layout-shift', buffered: true});
				setTimeout(() => resolve({score, moved}), 100);
			}),
	);
