const MARGIN = '200px';

const callbacks = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** How far the middle of an element is from the middle of the screen. */
const distance = ({boundingClientRect: {top, height}}: IntersectionObserverEntry) => Math.abs(top + height / 2 - innerHeight / 2);

/** Reports whether the element is within 200 px of the viewport, now and on every change, until the returned function is called. All share one observer. */
export const observeNear = (element: Element, callback: (near: boolean) => void): (() => void) => {
	observer ??= new IntersectionObserver(
		(entries) => {
			// The last one notified plays first: that is the one in the middle of the screen.
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
