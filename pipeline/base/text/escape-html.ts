/** A text as it is written between tags. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as a quoted attribute holds it. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const CHARACTERS: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** Escaped text as it was before: knows the character references that React and search providers write. */
export const unescapeHtml = (html: string): string => html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => CHARACTERS[name]!);
