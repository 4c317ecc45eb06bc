const MARGIN = '200px';

const callbacks = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** The distance between the centers of an element and of the viewport. */
const distance = ({boundingClientRect: {top, height}}: IntersectionObserverEntry) => Math.abs(top + height / 2 - innerHeight / 2);

/** Reports whether an element is within 200 px of the viewport, now and on every change, until the returned function is called. */
export const observeNear = (element: Element, callback: (near: boolean) => void): (() => void) => {
	observer ??= new IntersectionObserver(
		(entries) => {
			// The element in the middle of the screen is notified last, because the last one gets its slot first.
			for (const {target, isIntersecting} of [...entries].sort((a, b) => distance(b) - distance(a))) {
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
