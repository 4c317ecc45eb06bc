const FILES: [RegExp, string][] = [
	[/audio|music|voice|sound|song|narration/i, 'sound.wav'],
	[/image|img|photo|logo|avatar|poster|picture|cover/i, 'picture.png'],
	[/src|source|url|video|file|clip|footage|href|pathOr/i, 'clip.mp4'],
];

const WORDS: [RegExp, string][] = [
	[/^font$/, '16px Sample'],
	// One that every catalog of fonts has.
	[/font|family/i, 'Inter'],
	[/colou?r|background/i, '#0b84f3'],
	[/^output(?:Location)?$/, 'out/video.mp4'],
	// The folder that the toolkit bundles into.
	[/^serveUrl$/, 'build'],
	[/^(?:address|link)$/, '/stand-in/clip.mp4'],
];

/** What a name means in a sample that uses a certain function or package. */
const SPECIAL: [RegExp, RegExp, string][] = [
	[/^(?:d|path|from|to)$/, /@remotion\/paths/, 'M 0 0 L 60 60 L 90 10'],
	[/^(?:name|file|src|url)$/, /\bparseSrt\b/, '/stand-in/captions.srt'],
	// It downloads; a file of another host is the project's clip.
	[/^src$/, /\bdownloadAndParseMedia\b/, 'https://media.example.com/clip.mp4'],
	[/^(?:src|url)$/, /@remotion\/fonts/, '/stand-in/font.woff2'],
	[/^(?:src|url)$/, /@remotion\/lottie/, '/stand-in/animation.json'],
	[/^(?:src|url|gif)$/, /@remotion\/gif/, '/stand-in/animation.gif'],
	// What the stand-in for AWS has in its account.
	[/^renderId$/, /@remotion\/lambda/, 'd7nlc2y'],
	[/^bucketName$/, /@remotion\/lambda[\s\S]*eu-central-1/, 'remotionlambda-eucentral1-4x8z1cq2mw'],
	[/^bucketName$/, /@remotion\/lambda/, 'remotionlambda-useast1-4x8z1cq2mw'],
	// What a queue or a gateway hands to a function.
	[/^body$/, /JSON\.parse\(/, '{"runner": "Ada", "orderId": "A-1042", "title": "Trail shoes"}'],
	[/^routeKey$/, /\.startsWith\('POST'\)/, 'POST /renders'],
	[/^contentType$/, /@aws-sdk\//, 'video/mp4'],
	// What someone else wrote, to be compiled.
	[
		/^code$/,
		/compileComponent/,
		"import {useCurrentFrame} from 'remotion';\nexport default function Title() {\n\treturn <h1>{useCurrentFrame()}</h1>;\n}\n",
	],
];

/** A text that makes sense by its name and by the sample that takes it, as an expression. */
export const textFor = (name: string, code: string): string => {
	const special = SPECIAL.find(([pattern, use]) => pattern.test(name) && use.test(code))?.[2];
	if (special) {
		return JSON.stringify(special);
	}

	const word = WORDS.find(([pattern]) => pattern.test(name))?.[1];
	if (word) {
		return JSON.stringify(word);
	}

	const file = FILES.find(([pattern]) => pattern.test(name))?.[1];
	const shown = file === 'clip.mp4' && /<(?:Img|img)\b/.test(code) && !/Video\b/.test(code) ? 'picture.png' : file;
	return shown ? JSON.stringify(`/stand-in/${shown}`) : '"Sample"';
};

const NUMBERS: [RegExp, string][] = [
	// Long enough to get something done.
	[/timeout|millisecond|Ms$/i, '1000'],
	[/^from(?:Seconds)?$/, '0'],
	[/frame|duration|width|height|size|delay/i, '60'],
];

/** A number that makes sense by its name: frames that last, and sizes that can be seen. */
export const numberFor = (name: string): string => NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? '1';
