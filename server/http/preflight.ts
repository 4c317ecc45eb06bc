const DAY_SECONDS = '86400';

/** Answers a browser that asks whether a page of another origin may send a POST request with certain headers. */
export const preflight = (allowedHeaders: string, headers: Record<string, string>): Response =>
	new Response(null, {
		status: 204,
		headers: {
			...headers,
			'access-control-allow-methods': 'POST',
			'access-control-allow-headers': allowedHeaders,
			'access-control-max-age': DAY_SECONDS,
		},
	});
