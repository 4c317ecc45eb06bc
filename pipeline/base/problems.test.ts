import {expect, test} from 'vitest';
import {ContentError, type Problem, problemsFrom, valueOrProblems} from './problems';

const problem: Problem = {file: '/a.mdx', message: 'expected a title'};
const fail = (error: Error) => (): never => {
	throw error;
};

test('what a function makes is its value', () => {
	expect(valueOrProblems(() => 1)).toEqual({value: 1});
	expect(problemsFrom(() => [problem])).toEqual([problem]);
});

test('the problems of a ContentError are caught', () => {
	expect(valueOrProblems(fail(new ContentError([problem])))).toEqual({problems: [problem]});
	expect(problemsFrom(fail(new ContentError([problem])))).toEqual([problem]);
});

test('any other error is thrown again', () => {
	expect(() => valueOrProblems(fail(new TypeError('a bug')))).toThrow('a bug');
	expect(() => problemsFrom(fail(new TypeError('a bug')))).toThrow('a bug');
});
