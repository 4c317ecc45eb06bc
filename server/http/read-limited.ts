/** Why a request is refused, with the HTTP status that says so. */
export type Refusal = {status: number; message: string};

/** The most bytes that a body may have, and the milliseconds in which it must arrive. */
export type BodyLimits = {maxBytes: number; bodyTimeout: number};

/** Reads a body as text, or returns why it is refused: it is too large, or too slow. */
export const readLimited = async (request: Request, {maxBytes, bodyTimeout}: BodyLimits): Promise<string | Refusal> => {
	const tooLarge = {status: 413, message: `Expected at most ${maxBytes} bytes`};
	if (Number(request.headers.get('content-length')) > maxBytes) {
		return tooLarge;
	}

	const reader = request.body?.getReader();
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = '';
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<'late'>((resolve) => {
		timer = setTimeout(resolve, bodyTimeout, 'late');
	});
	try {
		for (;;) {
			const part = await Promise.race([late, reader?.read()]);
			if (part === 'late') {
				return {status: 408, message: `Expected the body within ${bodyTimeout} ms`};
			}

			if (!part || part.done) {
				return text + decoder.decode();
			}

			// The Content-Length header may be missing, or wrong.
			bytes += part.value.byteLength;
			if (bytes > maxBytes) {
				return tooLarge;
			}

			text += decoder.decode(part.value, {stream: true});
		}
	} finally {
		clearTimeout(timer);
		reader?.cancel().catch(() => {});
	}
};
