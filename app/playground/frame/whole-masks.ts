/**
 * The renderer takes a mask from a picture only if it doesn't repeat, and throws at any other, even at one that fills its box and so has
 * no room to repeat.
 */
export const unrepeatWholeMasks = (): void => {
	for (const element of document.querySelectorAll<HTMLElement>('[style*="mask"]')) {
		const {maskImage, maskSize} = getComputedStyle(element);
		if (maskImage.startsWith('url(') && maskSize === '100% 100%') {
			element.style.maskRepeat = 'no-repeat';
		}
	}
};
