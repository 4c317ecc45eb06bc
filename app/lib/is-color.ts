/** Whether a text is a color in the format of `<input type="color">`, such as `#0b84f3`. */
export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);
