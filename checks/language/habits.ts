/** A turn of phrase that a native speaker would not write, and what to write instead. Each has an example that it finds. */
export type Habit = {pattern: RegExp; advice: string; example: string};

/** Habits of translated English, as far as a pattern can find them. */
export const habits: Habit[] = [
	{pattern: /\b[Ll]eft out, (?:it|the|they|this)\b/, advice: 'write "Defaults to …"', example: 'Left out, it is png.'},
	{pattern: /\bwhen left out\b/, advice: 'write "Defaults to …" or "by default"', example: 'The brake; 10 when left out.'},
	{pattern: /\bbelongs? into\b/, advice: 'write "belongs in"', example: 'It belongs into calculateMetadata().'},
	{
		pattern: /\bof (?:yours|ours|theirs)\b/,
		advice: 'put the noun first: "your own container"',
		example: 'a container of yours',
	},
	{
		pattern: /\bstands? in (?:the|a|an|its)\b/,
		advice: 'say what it does: is in, is configured in, is listed in',
		example: 'The plugin stands in the file.',
	},
	{
		pattern: /\b(?:stands? (?:here|there|below|next to)|below stands?)\b/,
		advice: 'write "is", "is shown" or "appears"',
		example: 'the path string stands below',
	},
	{
		pattern: /\b(?:amber|black|blue|bright|colored|dark|light|red|white) grounds?\b/,
		advice: 'write "background"',
		example: 'a sun on a dark ground',
	},
	{pattern: /\bThe trap: /, advice: 'write "Common mistake: …"', example: '## The trap: values that grow'},
	{pattern: /\bWhat counts\b/, advice: 'name the thing: "Order of precedence"', example: '## What counts'},
	{pattern: /\bgets? other\b/, advice: 'write "different"', example: 'each tab gets other numbers'},
	{
		pattern: /\b(?:of|from|onto) the disk\b(?! (?:space|size|usage|cache))/,
		advice: 'write "file system" or "disk space", or leave it out',
		example: 'a file of the disk',
	},
	{pattern: /\bhands? (?:it |them |this )?on\b/, advice: 'write "passes on"', example: 'It hands on the props.'},
	{
		pattern: /(?:^|[.!?] )Tells (?:how|whether|which|what|after|you)\b/m,
		advice: 'write "Returns …" or give the sentence a subject',
		example: 'Tells after how many frames it settles.',
	},
	{pattern: /\b(?:is|comes|are) (?:at|to) rest\b/, advice: 'write "settles" or "has settled"', example: 'until the spring is at rest'},
	{pattern: /\btrembles?\b/, advice: 'write "jitters"', example: 'the text trembles'},
	{pattern: /\b[Mm]ultiply (?:\S+ )?\S+ with\b/, advice: 'write "multiply by"', example: 'Multiply the seconds with fps'},
	{pattern: /\bprevents? that\b/, advice: 'write "prevents … from"', example: 'prevents that the same video is rendered twice'},
	{
		pattern: /\b(?:somebody|everybody|nobody) (?:who|else|of)\b/i,
		advice: 'write "anyone who", "someone else", "no one"',
		example: 'Somebody who writes no code',
	},
	{pattern: /\bover `?\w+`? to\b/, advice: 'write "through": from a through b to c', example: 'from ultrafast over medium to placebo'},
	{
		pattern: /\bthe (?:version|API|types) of (?:Remotion|the toolkit)\b/,
		advice: 'put the noun first: "Remotion\'s version"',
		example: 'the version of Remotion',
	},
	{pattern: /\bdoes not count for\b/, advice: 'write "doesn\'t apply to"', example: 'It does not count for the functions.'},
	{pattern: /\bas well\.(?=\s|$)/, advice: 'write "too" or drop it', example: 'It works there as well.'},
	{pattern: /\bfor ever\b/, advice: 'write "forever"', example: 'It would swing for ever.'},
	{pattern: /(?<!\bno )\bmore (?:\w+ )?than this\b|\bIt is this that\b/, advice: 'say it directly', example: 'It is this that counts.'},
];
