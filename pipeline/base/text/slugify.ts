/** Turns a title into an id or a file name: lowercase letters and digits, with a hyphen for anything between them. */
export const slugify = (title: string): string =>
	title
		.toLowerCase()
		.replaceAll(/[^a-z\d]+/g, '-')
		.replaceAll(/^-|-$/g, '');
