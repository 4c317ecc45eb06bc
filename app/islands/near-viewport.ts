const MARGIN = '200px';

const callbacks = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Tells whether the element is within 200 px of the viewport, now and at every change, until the returned function is called. One observer serves all. */
export const observeNear = (element: Element, callback: (near: boolean) => void): (() => void) => {
	observer ??= new IntersectionObserver(
		(entries) => {
			for (const {target, isIntersecting} of entries) {
				callbacks.get(target)?.(isIntersecting);
			}
		},
		{rootMargin: MARGIN},
	);
	callbacks.set(element, callback);
	observer.observe(element);
	return () => {
		callbacks.delete(element);
		observer?.unobserve(element);
	};
};
