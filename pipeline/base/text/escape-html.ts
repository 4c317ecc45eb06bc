/** Escapes text for use between tags. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escapes text for use in a quoted attribute. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const CHARACTERS: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** Undoes escaping, for the character references that React and search providers write. */
export const unescapeHtml = (html: string): string => html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => CHARACTERS[name]!);
