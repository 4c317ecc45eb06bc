import type {Note} from './types';

/** Everything that the assistant says about itself, in one place. */
export const texts = {
	disclaimer: 'Answers are generated with AI which can make mistakes. Verify responses.',
	quoted: 'These passages are quoted from the docs. No model wrote them.',
	first: 'Ask a question',
	another: 'Ask another question...',
	answering: 'Answering...',
	back: 'Back to keyword search',
	cancel: 'Cancel',
	close: 'I didn’t find a direct answer. These are the closest passages in the docs:',
	none: 'This isn’t in the docs.',
	nearest: 'The closest pages are:',
	more: 'Related pages',
	sources: 'Sources',
	stopped: 'Stopped before the end.',
	unanswered: 'This question was not answered.',
	unreachable: 'The documentation could not be loaded. You might want to check your network connection.',
} as const;

const NOTES: Record<Note, string> = {
	refused: 'The assistant did not accept the question.',
	busy: 'The assistant has too many questions at the moment.',
	failed: 'The assistant failed.',
	broken: 'The answer of the assistant broke off.',
	late: 'The assistant did not answer in time.',
	offline: 'The assistant could not be reached.',
};

/** Why the pages answer instead of the configured assistant. */
export const noteText = (note: Note): string => `${NOTES[note]} What follows was found in the documentation itself.`;

/** Questions to begin with. */
export const EXAMPLES = ['How do I fade in a title?', 'What is a composition?', 'How do I play several videos one after another?'];
