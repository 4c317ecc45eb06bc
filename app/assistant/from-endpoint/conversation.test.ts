import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createAskHandler} from '../../../server/assistant/handler';
import {byConnection} from '../../../server/http/client';
import {toNodeListener} from '../../../server/http/node-listener';
import conversation from '../../../tests/support/hosts/chat-conversation.json';
import {type ChatEndpoint, startChatEndpoint, streamsEvents} from '../../../tests/support/hosts/chat-endpoint';
import {findingsAbout} from '../../../tests/support/hosts/findings';
import {listen, type RunningServer} from '../../../tests/support/hosts/listen';
import type {Answer, Exchange} from '../types';
import {createEndpointAssistant} from './assistant';

const ORIGIN = 'https://www.example.com';

const findings = findingsAbout('damping', [
	{id: 'usage', heading: 'Usage', text: 'Call spring() with the frame and the fps.'},
	{id: 'config', heading: 'Config', text: 'The damping of a spring brakes it.'},
]);

let endpoint: ChatEndpoint;
let site: RunningServer;

beforeEach(async () => {
	endpoint = await startChatEndpoint();
	const passages = {format: 1, path: '/docs/spring', title: 'spring()', kind: 'api', sections: findings.ranked.map(({section}) => section)};
	const handler = createAskHandler({
		endpoint: endpoint.url,
		apiKey: 'sk-secret',
		model: 'm',
		site: 'Toolkit',
		readPassages: async () => passages,
		allowedOrigins: [ORIGIN],
		clientOf: byConnection,
	});
	site = await listen((request, response) => {
		// A browser says where it asks from.
		request.headers.origin = ORIGIN;
		return toNodeListener(handler)(request, response);
	});
});
afterEach(async () => {
	await site.close();
	await endpoint.close();
});

/** Asks the questions of the conversation one after the other, each with what was answered before it. */
const replay = async (protocol: 'handler' | 'chat-completions'): Promise<Exchange[]> => {
	const address = protocol === 'handler' ? `${site.url}/api/ask` : endpoint.url;
	const assistant = createEndpointAssistant(
		{endpoint: address, protocol, model: 'm', timeout: 5000, site: 'Toolkit'},
		async () => findings,
	);
	const exchanges: Exchange[] = [];
	for (const {question, events, ends} of conversation.turns) {
		const stop = new AbortController();
		let shown = '';
		endpoint.reply = streamsEvents(events, {ends: ends !== 'never'});
		const answer: Answer = await assistant.ask(question, [...exchanges], {
			signal: stop.signal,
			onPartial: (partial) => {
				shown = partial.kind === 'text' ? partial.text : '';
				// The reader presses Stop when there is a sentence to see.
				if (ends === 'never' && shown.endsWith('a composition')) {
					stop.abort();
				}
			},
		});
		exchanges.push({question, answer});
	}

	return exchanges;
};

describe.each(['chat-completions', 'handler'] as const)('AI-04 a conversation replays over %s', (protocol) => {
	it(`AI-04 ${protocol}: answers grow, cite passages, stop, fail and go on`, async () => {
		const answers = (await replay(protocol)).map(({answer}) => answer!);
		const [first, second, stopped, failed, again] = answers;
		const sources = ['usage', 'config'].map((id) => expect.objectContaining({path: `/docs/spring#${id}`}));
		expect(first).toEqual({
			kind: 'text',
			text: 'Call `spring()` with the frame and the fps [1].\n\n```ts\nspring({frame, fps});\n```',
			sources,
		});
		// The model was given two passages: a seventh can't be cited.
		expect(second).toMatchObject({kind: 'text', text: 'It brakes the spring [2], as physics says.'});
		expect(stopped).toEqual({kind: 'text', text: 'First, register a composition', sources, isStopped: true});
		expect(failed).toMatchObject({kind: 'passages', note: 'broken'});
		expect(JSON.stringify(failed)).not.toMatch(/Perhaps|server had an error/);
		expect(again).toMatchObject({kind: 'text', text: 'It brakes the spring [2].'});
		expect(again?.note).toBeUndefined();
	});

	it(`AI-04 ${protocol}: each question is sent with what was said before, and without tools`, async () => {
		await replay(protocol);
		const sent = endpoint.asked.map(({body}) => body);
		expect(sent.map(({messages}) => messages.map(({role}) => role[0]).join(''))).toEqual([
			'su',
			'suau',
			'suauau',
			'suauauau',
			'suauauauau',
		]);
		expect(sent[1]!.messages[2]!.content).toContain('Call `spring()` with the frame');
		// What the reader saw: without the citation that was dropped, as far as it was stopped, and from the pages after a failure.
		expect(sent[4]!.messages[4]!.content).toBe('It brakes the spring [2], as physics says.');
		expect(sent[4]!.messages[6]!.content).toBe('First, register a composition');
		expect(sent[4]!.messages[8]!.content).toContain('Call spring() with the frame and the fps.');
		for (const body of sent) {
			expect(body).not.toHaveProperty('tools');
			expect(body.messages[0]!.content).toContain('[2] spring() › Config (/docs/spring#config)');
		}
	});

	it(`AI-04 ${protocol}: a reader who stops is not waited for`, async () => {
		await replay(protocol);
		await expect.poll(() => endpoint.left).toBeGreaterThanOrEqual(1);
	});
});
