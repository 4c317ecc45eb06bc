/** Attributes of a link that opens in a new tab. */
export const newTab = {target: '_blank', rel: 'noopener'};

/** Attributes of a link that open other sites in a new tab; none for a path of this site. */
export const externalLink = (href: string) => (href.startsWith('https:') ? newTab : {});
