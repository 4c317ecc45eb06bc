import {MAX_QUESTION} from './panel/protocol';
import type {Note} from './types';

/** The assistant's texts. */
export const texts = {
	disclaimer: 'Answers are generated with AI which can make mistakes. Verify responses.',
	quoted: 'These passages are quoted from the docs, word for word.',
	first: 'Ask a question',
	another: 'Ask another question...',
	answering: 'Answering...',
	back: 'Back to keyword search',
	cancel: 'Cancel',
	closest: 'I didn’t find a direct answer. These are the closest passages in the docs:',
	none: 'This isn’t in the docs.',
	nearest: 'The closest pages are:',
	reword: 'Try different words,',
	search: 'search all pages',
	people: 'ask the community',
	more: 'Related pages',
	sources: 'Sources',
	stopped: 'Stopped before the end.',
	unanswered: 'This question wasn’t answered.',
	full: `A question can be up to ${MAX_QUESTION} characters long. If you pasted more, the rest was left out.`,
	unreachable: 'The documentation could not be loaded. You might want to check your network connection.',
} as const;

/** Why the configured assistant didn't answer. */
export const NOTES: Record<Note, string> = {
	refused: 'The assistant didn’t accept the question.',
	busy: 'The assistant is getting too many questions right now.',
	failed: 'The assistant failed.',
	broken: 'The assistant’s answer was cut off.',
	late: 'The assistant didn’t answer in time.',
	offline: 'The assistant couldn’t be reached.',
};

/** Why the answer quotes the pages instead of coming from the configured assistant. */
export const noteText = (note: Note): string => `${NOTES[note]} Here is what the documentation itself says.`;

/** Example questions. */
export const EXAMPLES = [
	'How do I fade in a title?',
	'What is a composition?',
	'How do I play several videos one after another?',
	'How do I set the duration depending on the data?',
	'How do I make Lambda rendering faster?',
	'How do I load a local font file?',
];
