/**
 * The data of each server-sent event of a stream, in whatever pieces its bytes arrive. Comments and other fields are left
 * out. An event that the stream ends in the middle of is not one. `onBytes` is called whenever something arrives.
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
			// A carriage return at the end may be half of a line end.
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
