import {expect, test} from 'vitest';
import type {Answer, Exchange} from '../types';
import {beforeQuestion, withAnswer} from './exchanges';

const answer: Answer = {kind: 'none', sources: []};
const answered: Exchange = {question: 'What is a spring?', answer};
const open: Exchange = {question: 'How long is a frame?'};
const unreachable: Exchange = {...open, answer: {kind: 'unreachable', sources: []}};

test('a question asked again replaces itself while it has no answer', () => {
	expect(beforeQuestion(open.question, [answered, open])).toEqual([answered]);
	expect(beforeQuestion(open.question, [answered, unreachable])).toEqual([answered]);
	expect(beforeQuestion(answered.question, [answered])).toEqual([answered]);
	expect(beforeQuestion(answered.question, [answered, open])).toEqual([answered, open]);
});

test('an answer goes to the newest exchange that waits for it, whatever was asked after it', () => {
	const kept = [{...open, answer}, open, answered];
	expect(withAnswer(kept, open.question, answer)).toEqual([kept[0], {...open, answer}, answered]);
	expect(withAnswer([answered], answered.question, answer)).toBeUndefined();
});
