/** Attributes of a link to another site: it opens beside this one. */
export const outside = (href: string) => (href.startsWith('https:') ? {target: '_blank', rel: 'noopener'} : {});
