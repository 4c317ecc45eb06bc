/** The router's switches in a page's context: an absent one is off. */
const switches = /("future":)\{((?:"\w+":(?:true|false),?)*)\}/;

/** An element of a head, or of a drawing, that has no content, written as React writes it; `<` in texts and scripts is escaped. */
const empty = /(<(?:meta|link)(?:\s[^\s"=<>]+="[^"]*")*)\/>|(<(path|rect|circle|line)(?:\s[^\s"=<>]+="[^"]*")*)><\/\3>/g;

/** Where the script with the router's data ends, and the one begins that says that no more will come: a script less, and its hash in the policy. */
const closing = /<\/script><!--\$--><script>(window\.__reactRouterContext\.streamController\.close\(\);<\/script>)<!--\/\$-->/;

/** The same page in fewer bytes: without what a browser reads as it would read nothing. */
export const leanMarkup = (html: string): string =>
	html
		.replace(
			switches,
			(_, name: string, list: string) =>
				`${name}{${list
					.split(',')
					.filter((one) => !one.endsWith(':false'))
					.join(',')}}`,
		)
		.replace(closing, '$1')
		.replace(empty, (_, inHead?: string, inDrawing?: string) => (inHead ? `${inHead}>` : `${inDrawing}/>`));
