import {answerFromPages, type Findings} from '../from-pages/assistant';
import type {Find} from '../from-pages/browser';
import type {Answer, Assistant, Source} from '../types';
import {ChatError, chat} from './chat';
import {type Cited, citedSections, toMessages} from './messages';

type Settings = {endpoint: string; model: string; timeout: number; site: string};

/** The sources that a text cites, at the places that its numbers mean; all of them when it cites none. */
const sourcesOf = (cited: readonly Cited[]): Source[] => cited.map(({source}) => source);

const findOrNothing = (find: Find, ...about: Parameters<Find>): Promise<Findings | undefined> => find(...about).catch(() => undefined);

/**
 * Asks a language model behind an address, with the passages that the search brings. Whatever goes wrong, the pages
 * themselves answer instead, and the answer says why.
 */
export const createEndpointAssistant = ({site, ...settings}: Settings, find: Find): Assistant => ({
	async ask(question, history, {signal, onPartial}) {
		const findings = await findOrNothing(find, question, history);
		if (!findings) {
			return {kind: 'unreachable', sources: []};
		}

		const cited = citedSections(findings.ranked);
		const sources = sourcesOf(cited);
		let partial: Answer | undefined;
		try {
			const messages = toMessages(question, history, cited, site);
			const text = await chat({...settings, messages, signal}, (growing) => {
				partial = {kind: 'text', text: growing, sources};
				onPartial?.(partial);
			});
			return {kind: 'text', text, sources};
		} catch (error) {
			if (signal.aborted) {
				return {kind: 'text', text: partial?.kind === 'text' ? partial.text : '', sources: partial ? sources : [], isStopped: true};
			}

			return {...answerFromPages(findings), note: error instanceof ChatError ? error.note : 'failed'};
		}
	},
});
