import {readFacts} from '../../content/facts/facts';
import {demoPreview} from '../../demos/demo-preview';
import {productPage} from './product-page';
import {productWords} from './product-words';
import type {LambdaPage} from './types';

type LimitFacts = Record<string, {value: number}>;

/** Everything that the page of Lambda shows; its numbers are those of the package. */
export const lambdaPage = async (): Promise<LambdaPage> => {
	const limits = readFacts<LimitFacts>('limits.json').facts;
	const regions = readFacts<{aws: {all: string[]}}>('regions.json').facts.aws.all.length;
	const limit = (name: string): number => {
		const value = limits[name]?.value;
		if (value === undefined) {
			throw new Error(`facts/limits.json: ${name} is missing`);
		}

		return value;
	};
	const maxFunctions = limit('lambda.concurrency.max');
	const minFrames = limit('lambda.framesPerLambda.min');
	return {
		product: await productPage('lambda', {maxFunctions, minFrames, regions}),
		split: demoPreview(productWords('lambda').live.video),
		limits: {maxFunctions, minFrames, defaultFrames: limit('lambda.framesPerLambda.default')},
	};
};
