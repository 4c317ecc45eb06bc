import type {Answer, Exchange} from '../types';

const isUnanswered = ({answer}: Exchange): boolean => !answer || answer.kind === 'unreachable';

/** What comes before a question: asked once more, it takes the place of itself without an answer. */
export const beforeQuestion = (question: string, all: readonly Exchange[]): Exchange[] => {
	const last = all.at(-1);
	return last?.question === question && isUnanswered(last) ? all.slice(0, -1) : [...all];
};

/** The kept exchanges with an answer to one of their questions; undefined when the question isn't among them any more. */
export const withAnswer = (kept: readonly Exchange[], question: string, answer: Answer): Exchange[] | undefined => {
	const at = kept.findLastIndex((exchange) => exchange.question === question && !exchange.answer);
	return at === -1 ? undefined : kept.with(at, {question, answer});
};
