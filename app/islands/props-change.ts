/** The event that is dispatched on a placeholder when its `data-props` has changed. */
export const PROPS_CHANGE = 'propschange';
