const CHARACTERS: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"};

/** Text as it was before React wrote it into HTML. */
export const withoutReferences = (html: string): string => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name]!);
