declare global {
	interface Window {
		/** The random order of the experts for this visit, set by the inline script or by the first list that is rendered. */
		expertOrder?: number[];
	}
}

/** The numbers below `count` in random order (Fisher–Yates shuffle). */
export function shuffle(count: number): number[] {
	const order = Array.from({length: count}, (_, index) => index);
	for (let last = count - 1; last > 0; last--) {
		const other = Math.floor(Math.random() * (last + 1));
		[order[last], order[other]] = [order[other]!, order[last]!];
	}

	return order;
}

/** The random order for this visit. It stays the same until the document is unloaded. */
export function orderOfVisit(count: number): number[] {
	if (window.expertOrder?.length !== count) {
		window.expertOrder = shuffle(count);
	}

	return window.expertOrder;
}

/**
 * The inline script before the list. It picks the order and applies it with CSS `order`, before the first paint and without changing the
 * markup, so that hydration finds what was prerendered. The list stays hidden until it's complete, because cards that arrive later would
 * move those before them.
 */
export const orderScript = (count: number): string =>
	`(function(){var o=window.expertOrder=(${shuffle})(${count}),s=new CSSStyleSheet();s.replaceSync('[data-order=neutral]:not(:has(>:nth-child(${count}) *)){visibility:hidden}'+o.map(function(n,i){return'[data-order=neutral]>:nth-child('+(n+1)+'){order:'+i+'}'}).join(''));document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s)})()`;
