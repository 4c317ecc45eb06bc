/** Whether a click is the second one of a double click. It was meant for what was there before the first one. */
export const isSecondClick = ({detail}: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
