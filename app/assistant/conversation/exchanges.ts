import type {Answer, Exchange} from '../types';

const isUnanswered = ({answer}: Exchange): boolean => !answer || answer.kind === 'unreachable';

/** The exchanges before a question. If the last one is the same question without an answer, it's left out, because it's being retried. */
export const beforeQuestion = (question: string, all: readonly Exchange[]): Exchange[] => {
	const last = all.at(-1);
	return last?.question === question && isUnanswered(last) ? all.slice(0, -1) : [...all];
};

/** The stored exchanges with an answer added to one of their questions; undefined if the question isn't there any more. */
export const withAnswer = (kept: readonly Exchange[], question: string, answer: Answer): Exchange[] | undefined => {
	const at = kept.findLastIndex((exchange) => exchange.question === question && !exchange.answer);
	return at === -1 ? undefined : kept.with(at, {question, answer});
};
