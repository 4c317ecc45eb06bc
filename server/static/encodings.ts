import Negotiator from 'negotiator';

/** Compressed forms in the order of preference, and the ending of the file that holds each. */
export const encodings = {br: '.br', gzip: '.gz'} as const;

export type Encoding = keyof typeof encodings;

const names = Object.keys(encodings) as Encoding[];

/** The best compressed form that a reader takes (`Accept-Encoding`) and that is there; `undefined` for the plain one. */
export const chooseEncoding = (accepted: string | undefined, isThere: (encoding: Encoding) => boolean): Encoding | undefined => {
	const taken = new Negotiator({headers: {'accept-encoding': accepted}}).encodings(names.filter(isThere));
	return names.find((name) => taken.includes(name));
};
