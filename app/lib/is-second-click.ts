/** Whether a click is the second one of a double click: it was meant for what the first one has replaced, or covered, by now. */
export const isSecondClick = ({detail}: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
