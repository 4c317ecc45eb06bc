/** The router's feature flags in a page's context. A missing flag is off. */
const switches = /("future":)\{((?:"\w+":(?:true|false),?)*)\}/;

/** An element of a head, or of a drawing, that has no content, written as React writes it; `<` in texts and scripts is escaped. */
const empty = /(<(?:meta|link)(?:\s[^\s"=<>]+="[^"]*")*)\/>|(<(path|rect|circle|line)(?:\s[^\s"=<>]+="[^"]*")*)><\/\3>/g;

/** The end of the script with the router's data, and the start of the one that closes its stream. Joined, they are one script, and one hash in the policy, less. */
const closing = /<\/script><!--\$--><script>(window\.__reactRouterContext\.streamController\.close\(\);<\/script>)<!--\/\$-->/;

/** Removes markup that makes no difference to a browser. */
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
