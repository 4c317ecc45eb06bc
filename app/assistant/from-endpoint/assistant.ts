import {answerFromPages, type Findings} from '../from-pages/assistant';
import type {Find} from '../from-pages/browser';
import {type Answer, type Assistant, STOPPED, UNREACHABLE} from '../types';
import {untilAborted} from '../until-aborted';
import {ChatError, chat} from './chat';
import {withKnownCitations} from './citations';
import {citedSections, exchangesBefore, toMessages} from './messages';

type Settings = {endpoint: string; protocol: 'handler' | 'chat-completions'; model: string; timeout: number; site: string};

/**
 * Creates an assistant that asks a language model at an endpoint, with the passages that the search finds. If that fails, the answer quotes the
 * pages instead, and says why.
 */
export const createEndpointAssistant = ({site, protocol, model, endpoint, timeout}: Settings, find: Find): Assistant => ({
	async ask(question, history, {signal, onPartial}) {
		let findings: Findings;
		try {
			findings = await untilAborted(find(question, history), signal);
		} catch {
			return signal.aborted ? STOPPED : UNREACHABLE;
		}

		const cited = citedSections(findings.ranked);
		const sources = cited.map(({source}) => source);
		const before = exchangesBefore(history);
		// The site's own handler writes the prompt on the server, so that it can't be used for anything else.
		const body =
			protocol === 'handler'
				? {question, history: before, passages: sources.map(({path}) => path)}
				: {model, stream: true, messages: toMessages(question, before, cited, site)};
		const answer = (text: string) => ({kind: 'text' as const, text: withKnownCitations(text, sources.length), sources});
		let partial: Answer | undefined;
		try {
			const text = await chat({endpoint, timeout, body, signal}, (growing) => {
				partial = answer(growing);
				onPartial?.(partial);
			});
			return answer(text);
		} catch (error) {
			if (signal.aborted) {
				return {kind: 'text', text: partial?.kind === 'text' ? partial.text : '', sources: partial ? sources : [], isStopped: true};
			}

			return {...answerFromPages(findings), note: error instanceof ChatError ? error.note : 'failed'};
		}
	},
});
