import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
	answersStatus,
	breaksOff,
	type ChatEndpoint,
	endsEarly,
	fallsSilent,
	saysNothing,
	startChatEndpoint,
	streams,
	streamsBytes,
} from '../../../tests/support/hosts/chat-endpoint';
import {findingsAbout} from '../../../tests/support/hosts/findings';
import type {Answer} from '../types';
import {createEndpointAssistant} from './assistant';

const findings = findingsAbout('damping', [{id: 'config', heading: 'Config', text: 'The damping of a spring brakes it.'}]);

let endpoint: ChatEndpoint;
let partial: Answer[];

beforeEach(async () => {
	endpoint = await startChatEndpoint();
	partial = [];
});
afterEach(() => endpoint.close());

type Options = {
	signal?: AbortSignal;
	history?: Parameters<ReturnType<typeof createEndpointAssistant>['ask']>[1];
	protocol?: 'handler' | 'chat-completions';
};

const ask = ({protocol = 'chat-completions', ...options}: Options = {}) =>
	createEndpointAssistant({endpoint: endpoint.url, protocol, model: 'm', timeout: 3000, site: 'Toolkit'}, async () => findings).ask(
		'What does damping do?',
		options.history ?? [],
		{signal: options.signal ?? new AbortController().signal, onPartial: (answer) => partial.push(answer)},
	);

const event = (content: unknown) => JSON.stringify({choices: [{delta: {content}}]});

describe('AI-04 asking an endpoint', () => {
	it('AI-04 sends the passages, the conversation and the question, and no credentials', async () => {
		const history = [{question: 'What is a spring?', answer: {kind: 'text' as const, text: 'A movement.', sources: []}}];
		await ask({history});
		const [{headers, body}] = endpoint.asked as [(typeof endpoint.asked)[number]];
		expect(body).toMatchObject({model: 'm', stream: true});
		expect(body.messages.map(({role}) => role)).toEqual(['system', 'user', 'assistant', 'user']);
		expect(body.messages[0]?.content).toContain('[1] spring() › Config (/docs/spring#config)\nThe damping of a spring brakes it.');
		expect(body.messages.slice(1).map(({content}) => content)).toEqual(['What is a spring?', 'A movement.', 'What does damping do?']);
		expect(headers.authorization ?? headers.cookie).toBeUndefined();
	});

	it('AI-04 sends a handler of the site the question and the names of passages, and no prompt', async () => {
		const history = [{question: 'What is a spring?', answer: {kind: 'text' as const, text: 'A movement.'.repeat(1000), sources: []}}];
		await ask({history, protocol: 'handler'});
		expect(endpoint.asked[0]?.body).toEqual({
			question: 'What does damping do?',
			history: [{question: 'What is a spring?', answer: 'A movement.'.repeat(1000).slice(0, 2000)}],
			passages: ['/docs/spring#config'],
		});
	});

	it('AI-04 shows the answer while it arrives, with the sources it may cite', async () => {
		endpoint.reply = streams('It ', 'brakes', ' [1].');
		const sources = [{path: '/docs/spring#config', title: 'spring()', section: 'Config'}];
		expect(await ask()).toEqual({kind: 'text', text: 'It brakes [1].', sources});
		expect(partial.map((answer) => answer.kind === 'text' && answer.text)).toEqual(['It ', 'It brakes', 'It brakes [1].']);
	});

	it.each([
		['pieces of one byte', `data: ${event('größer')}\n\ndata: [DONE]\n\n`, 1],
		['line ends of Windows', `data: ${event('größer')}\r\n\r\ndata: [DONE]\r\n\r\n`, 3],
		['comments and other fields', `: hello\nevent: x\nid: 7\ndata:${event('größer')}\n\n: ping\n\ndata: [DONE]\n\n`, 7],
		['events without content', `data: ${event(null)}\n\ndata: ${event('größer')}\n\ndata: {"choices":[]}\n\ndata: [DONE]\n\n`, 9],
		['an end that only the reason tells', `data: ${event('größer')}\n\ndata: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n`, 11],
	])('AI-04 understands %s', async (_, bytes, size) => {
		endpoint.reply = streamsBytes(bytes, size);
		expect(await ask()).toMatchObject({kind: 'text', text: 'größer'});
	});

	it('AI-04 understands an answer that comes at once', async () => {
		endpoint.reply = (response) => {
			response.setHeader('content-type', 'application/json');
			response.end('{"choices": [{"message": {"content": "It brakes."}}]}');
		};
		expect(await ask()).toMatchObject({kind: 'text', text: 'It brakes.'});
	});

	it.each([
		['401', answersStatus(401), 'refused'],
		['403', answersStatus(403), 'refused'],
		['429', answersStatus(429), 'busy'],
		['500', answersStatus(500), 'failed'],
		['a cut connection', breaksOff('It '), 'broken'],
		['an end before the end', endsEarly('It '), 'broken'],
		['silence in the middle', fallsSilent('It '), 'late'],
		['silence from the beginning', saysNothing, 'late'],
		['garbage', streamsBytes('data: {broken\n\n', 100), 'broken'],
		['an error in the stream', streamsBytes('data: {"error": {"message": "x"}}\n\n', 100), 'broken'],
		['an empty answer', streams(''), 'broken'],
		['a page', (response) => void response.setHeader('content-type', 'text/html').end('<p>Login</p>'), 'broken'],
	] satisfies [string, ChatEndpoint['reply'], string][])('AI-04 after %s the pages answer, with a note', async (_, reply, note) => {
		endpoint.reply = reply;
		expect(await ask()).toMatchObject({kind: 'passages', note, parts: [{blocks: findings.ranked[0]!.section.blocks}]});
	});

	it('AI-04 without a server the pages answer, with a note', async () => {
		await endpoint.close();
		expect(await ask()).toMatchObject({kind: 'passages', note: 'offline'});
		endpoint = await startChatEndpoint();
	});

	it('AI-04 can be stopped: what has arrived stays, and the endpoint is left', async () => {
		endpoint.reply = fallsSilent('It ');
		const stop = new AbortController();
		const answer = ask({signal: stop.signal});
		await expect.poll(() => partial.length).toBe(1);
		stop.abort();
		expect(await answer).toMatchObject({kind: 'text', text: 'It ', isStopped: true});
		await expect.poll(() => endpoint.left).toBe(1);
	});

	it('AI-04 without the index of the pages nothing is asked', async () => {
		const settings = {endpoint: endpoint.url, protocol: 'handler', model: 'm', timeout: 3000, site: 'Toolkit'} as const;
		const assistant = createEndpointAssistant(settings, () => Promise.reject(new Error('no index')));
		expect(await assistant.ask('Why?', [], {signal: new AbortController().signal})).toEqual({kind: 'unreachable', sources: []});
		expect(endpoint.asked).toEqual([]);
	});
});
