/** Attributes of a link that open other sites in a new tab; none for a path of this site. */
export const externalLink = (href: string) => (href.startsWith('https:') ? {target: '_blank', rel: 'noopener'} : {});
