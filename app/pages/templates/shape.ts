export type Shape = 'wide' | 'broad' | 'desk' | 'square' | 'tall';

/** The class of a video's aspect ratio. The style sheet fits each class into a 16:9 frame. */
export function shapeOf({width, height}: {width: number; height: number}): Shape {
	const ratio = width / height;
	return ratio > 1.8 ? 'broad' : ratio > 1.6 ? 'wide' : ratio > 1.1 ? 'desk' : ratio > 0.9 ? 'square' : 'tall';
}
