/** Name of the event that tells a placeholder's island that `data-props` changed. */
export const PROPS_CHANGE = 'propschange';
