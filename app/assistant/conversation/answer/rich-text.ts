/** Inline content: plain text, code, strong text, or a citation of a source by its number. */
export type Inline = {kind: 'plain' | 'code' | 'strong'; text: string} | {kind: 'citation'; number: number};

/** A block of a model's text. */
export type RichBlock =
	| {kind: 'paragraph'; inlines: Inline[]}
	| {kind: 'heading'; text: string}
	| {kind: 'list'; ordered: boolean; items: Inline[][]}
	| {kind: 'code'; language: string; code: string};

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[(\d{1,2})\](?!\()|\[([^\]]+)\]\([^)]*\)/g;

/** Parses the inline Markdown of a line. Links are reduced to their text, because only sources may be linked. */
export const readInlines = (line: string): Inline[] => {
	const inlines: Inline[] = [];
	let at = 0;
	for (const match of line.matchAll(INLINE)) {
		const [whole, code, strong, number, label] = match;
		inlines.push({kind: 'plain', text: line.slice(at, match.index)});
		inlines.push(
			code !== undefined
				? {kind: 'code', text: code}
				: strong !== undefined
					? {kind: 'strong', text: strong}
					: number !== undefined
						? {kind: 'citation', number: Number(number)}
						: {kind: 'plain', text: label ?? ''},
		);
		at = match.index + whole.length;
	}

	inlines.push({kind: 'plain', text: line.slice(at)});
	return inlines.filter((inline) => inline.kind === 'citation' || inline.text !== '');
};

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;

const readProse = (text: string): RichBlock[] =>
	text
		.split(/\n\s*\n/)
		.filter((part) => part.trim() !== '')
		.flatMap((part): RichBlock[] => {
			const blocks: RichBlock[] = [];
			for (const line of part.split('\n').filter((one) => one.trim() !== '')) {
				const item = ITEM.exec(line);
				const last = blocks.at(-1);
				if (item) {
					const ordered = item[1] !== undefined;
					const inlines = readInlines(item[2] ?? '');
					if (last?.kind === 'list' && last.ordered === ordered) {
						last.items.push(inlines);
					} else {
						blocks.push({kind: 'list', ordered, items: [inlines]});
					}
				} else if (/^#{1,6}\s/.test(line)) {
					blocks.push({kind: 'heading', text: line.replace(/^#+\s+/, '')});
				} else if (last?.kind === 'paragraph') {
					last.inlines.push({kind: 'plain', text: ' '}, ...readInlines(line.trim()));
				} else {
					blocks.push({kind: 'paragraph', inlines: readInlines(line.trim())});
				}
			}

			return blocks;
		});

/** Parses the Markdown of a model's text into blocks. HTML stays text. A code fence that isn't closed yet counts as code. */
export const readRichText = (text: string): RichBlock[] =>
	text.split(/^```/m).flatMap((part, index): RichBlock[] => {
		if (index % 2 === 0) {
			return readProse(part);
		}

		const [language = '', ...lines] = part.split('\n');
		return [{kind: 'code', language: language.trim() || 'text', code: lines.join('\n').replace(/\n$/, '')}];
	});
