/** British stems and what Americans write. Endings stay as they are. */
const stems: [british: string, american: string][] = [
	['colour', 'color'],
	['behaviour', 'behavior'],
	['favour', 'favor'],
	['flavour', 'flavor'],
	['neighbour', 'neighbor'],
	['honour', 'honor'],
	['licence', 'license'],
	['defence', 'defense'],
	['centred', 'centered'],
	['centring', 'centering'],
	['centre(?!d)', 'center'],
	['metre', 'meter'],
	['kilometre', 'kilometer'],
	['grey', 'gray'],
	['catalogue', 'catalog'],
	['artefact', 'artifact'],
	['programme', 'program'],
	['cancelled', 'canceled'],
	['cancelling', 'canceling'],
	// Not the attribute aria-labelledby.
	['labelled(?!by)', 'labeled'],
	['labelling', 'labeling'],
	['modelled', 'modeled'],
	['modelling', 'modeling'],
	['travelled', 'traveled'],
	['travelling', 'traveling'],
	['signalled', 'signaled'],
	['channelled', 'channeled'],
	['judgement', 'judgment'],
	['learnt', 'learned'],
	['whilst', 'while'],
	['amongst', 'among'],
	['analyse', 'analyze'],
	['analysing', 'analyzing'],
	['catalyse', 'catalyze'],
	['fulfil(?!l)', 'fulfill'],
	['ageing', 'aging'],
];

/** Verbs that Britons may spell with an s. A list, because many words end in -ise everywhere. */
const verbs =
	'organ|normal|initial|serial|optim|recogn|custom|minim|maxim|summar|visual|synchron|parameter|token|categor|author|memo|raster|real|special|general|final|local|internal|capital|random|modern|priorit|util|stabil|vector|character|crystall|equal|external|formal|hydr|ideal|item|material|mobil|monet|neutral|penal|personal|quant|standard|symbol|theor|virtual|apolog|emphas|critic|styl|central|harmon|magnet|sanit';

const patterns: [RegExp, string][] = [
	...stems.map(([british, american]): [RegExp, string] => [new RegExp(`\\b(un|re|dis|multi)?${british}`, 'gi'), `$1${american}`]),
	[new RegExp(`\\b((?:un|re|de|pre)?(?:${verbs}))is(e[ds]?|ing|ation|ations|er|ers|able)\\b`, 'gi'), '$1iz$2'],
];

/** A British spelling in a text: where it is and what it should be. */
export type Misspelling = {index: number; found: string; expected: string};

const likeCase = (found: string, expected: string): string =>
	/^[A-Z]/.test(found) ? expected.charAt(0).toUpperCase() + expected.slice(1) : expected;

/** British spellings in a text. Whole words are reported. */
export const britishSpellings = (text: string): Misspelling[] =>
	patterns.flatMap(([pattern, replacement]) =>
		[...text.matchAll(pattern)].map((match) => {
			const rest = /^\w*/.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
			const found = match[0] + rest;
			const american = match[0].toLowerCase().replace(new RegExp(pattern.source, 'i'), replacement) + rest;
			return {index: match.index, found, expected: likeCase(found, american)};
		}),
	);
