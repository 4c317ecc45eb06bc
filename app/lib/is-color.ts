/** Whether a text is a color as `<input type="color">` takes and gives one: `#0b84f3`. */
export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);
