/** A title as an id or as the name of a file: lowercase letters and digits, with a hyphen for anything between them. */
export const slugify = (title: string): string =>
	title
		.toLowerCase()
		.replaceAll(/[^a-z\d]+/g, '-')
		.replaceAll(/^-|-$/g, '');
