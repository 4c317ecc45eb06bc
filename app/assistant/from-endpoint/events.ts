/**
 * The data of each server-sent event in a stream. Comments, other fields, and an incomplete event at the end of the stream are ignored. `onBytes`
 * is called whenever bytes arrive.
 */
export async function* eventData(stream: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
	const reader = stream.getReader();
	const decoder = new TextDecoder();
	let rest = '';
	let data: string[] = [];
	try {
		for (;;) {
			const {done, value} = await reader.read();
			onBytes();
			rest += decoder.decode(value, {stream: !done});
			// A carriage return at the end may be the first half of a CRLF.
			const lines = rest.split(/\r\n|\n|\r(?=[^\n])/);
			rest = lines.pop() ?? '';
			for (const line of lines) {
				if (line === '' && data.length > 0) {
					yield data.join('\n');
					data = [];
				} else if (line.startsWith('data:')) {
					data.push(line.slice(5).replace(/^ /, ''));
				}
			}

			if (done) {
				return;
			}
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}
