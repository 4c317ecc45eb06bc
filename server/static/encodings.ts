/** Compressed forms in the order of preference, and the ending of the file that holds each. */
export const encodings = {br: '.br', gzip: '.gz'} as const;

export type Encoding = keyof typeof encodings;

/** The best compressed form that a reader takes (`Accept-Encoding`) and that is there; `undefined` for the plain one. */
export const chooseEncoding = (accepted: string | undefined, isThere: (encoding: Encoding) => boolean): Encoding | undefined => {
	const weights = new Map(
		(accepted ?? '').split(',').map((part): [string, number] => {
			const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
			const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
			return [name, weight === undefined ? 1 : Number(weight)];
		}),
	);
	const isTaken = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
	return (Object.keys(encodings) as Encoding[]).find((name) => isThere(name) && isTaken(name));
};
