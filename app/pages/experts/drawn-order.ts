declare global {
	interface Window {
		/** Positions of the experts, drawn once per visit, by the script in the page or by the first list that is shown. */
		expertOrder?: number[];
	}
}

/** The numbers below `count` in random order (Fisher–Yates shuffle). */
export function shuffle(count: number): number[] {
	const order = Array.from({length: count}, (_, index) => index);
	for (let last = count - 1; last > 0; last--) {
		const other = Math.floor(Math.random() * (last + 1));
		[order[last], order[other]] = [order[other] as number, order[last] as number];
	}

	return order;
}

/** The order of this visit: the same until the document goes away. */
export function orderOfVisit(count: number): number[] {
	if (window.expertOrder?.length !== count) {
		window.expertOrder = shuffle(count);
	}

	return window.expertOrder;
}

/**
 * The script before the list in the page. It draws the order and tells it to the browser as `order` rules,
 * before the first card is painted and without touching the markup: hydration finds what the server wrote. A list that
 * is not read to its end stays invisible: cards that come later would push those before them away.
 */
export const orderScript = (count: number): string =>
	`(function(){var o=window.expertOrder=(${shuffle})(${count}),s=new CSSStyleSheet();s.replaceSync('[data-order=neutral]:not(:has(>:nth-child(${count}) *)){visibility:hidden}'+o.map(function(n,i){return'[data-order=neutral]>:nth-child('+(n+1)+'){order:'+i+'}'}).join(''));document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s)})()`;
