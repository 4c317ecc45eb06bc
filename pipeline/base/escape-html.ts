/** A text as it stands between tags. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as a quoted attribute holds it. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
