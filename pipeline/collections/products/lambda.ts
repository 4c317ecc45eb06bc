import {readFacts} from '../../content/facts';
import {demoPreview} from '../../demos/demo-preview';
import {LICENSE_COST, type Product, productView} from './product-page';

type Limits = Record<string, {value: number}>;

const SAMPLE = `import {getRenderProgress, renderMediaOnLambda} from '@remotion/lambda/client';

const {renderId, bucketName} = await renderMediaOnLambda({
  region: 'us-east-1',
  functionName: 'remotion-render-4-0-383-mem2048mb-disk2048mb-120sec',
  serveUrl: 'my-video',
  composition: 'HelloWorld',
  codec: 'h264',
  inputProps: {title: 'Hello, frames'},
});

const progress = await getRenderProgress({
  region: 'us-east-1',
  functionName: 'remotion-render-4-0-383-mem2048mb-disk2048mb-120sec',
  renderId,
  bucketName,
});
console.log(progress.overallProgress);`;

const product = (limits: Limits, regions: number): Product => ({
	facts: [
		{
			title: 'Nothing runs between renders',
			text: 'A function is called, renders and ends. There is no queue of machines to keep.',
			docs: '/docs/lambda',
		},
		{
			title: 'Long videos stay fast',
			text: `The frames are divided among up to ${limits['lambda.concurrency.max']?.value} functions, at least ${limits['lambda.framesPerLambda.min']?.value} frames each.`,
			docs: '/docs/lambda/concurrency',
		},
		{
			title: 'In your account',
			text: `Functions and files live in your own AWS account, in any of ${regions} regions.`,
			docs: '/docs/lambda/region-selection',
		},
		{
			title: 'From any backend',
			text: 'Start renders from Node.js, the command line, PHP, Python, Ruby or Go.',
			docs: '/docs/lambda/rendermediaonlambda',
		},
		{
			title: 'Progress and webhooks',
			text: 'Ask for the progress while it renders, or be called when it is done.',
			docs: '/docs/lambda/webhooks',
		},
		{
			title: 'A price before you start',
			text: 'estimatePrice() computes what AWS will charge for a render of given memory and duration.',
			docs: '/docs/lambda/estimateprice',
		},
	],
	cost: [
		{
			html: 'AWS bills the functions, the storage and the transfer to your account: see <a href="https://aws.amazon.com/lambda/pricing/">AWS Lambda pricing</a>.',
		},
		{html: LICENSE_COST},
	],
	steps: [
		{title: 'Install it', install: '@remotion/lambda'},
		{
			title: 'Give it permissions',
			text: 'Both commands print a policy: one for a role, one for the user whose keys you put into .env.',
			command: 'npx remotion lambda policies role\nnpx remotion lambda policies user',
		},
		{
			title: 'Deploy a function and your video',
			command: 'npx remotion lambda functions deploy\nnpx remotion lambda sites create src/index.ts --site-name=my-video',
		},
		{title: 'Render', command: 'npx remotion lambda render my-video HelloWorld'},
		{
			title: 'Or from your backend',
			text: 'The client is small enough to be part of a serverless function itself.',
			code: {title: 'render.ts', text: SAMPLE},
		},
	],
	links: [
		{path: '/docs/lambda', title: 'Documentation of Lambda'},
		{path: '/docs/lambda/setup', title: 'Set-up, step by step'},
		{path: '/docs/lambda/cost-example', title: 'What renders have cost'},
		{path: '/docs/lambda/rendermediaonlambda', title: 'renderMediaOnLambda()'},
		{path: '/docs/cloudrun', title: 'Cloud Run, on Google Cloud'},
		{path: '/templates/next', title: 'A Next.js app with Lambda'},
		{path: '/success-stories/github-unwrapped', title: 'How GitHub Unwrapped scales'},
		{path: '/player', title: 'Preview before rendering'},
	],
});

/** Everything that the page of Lambda shows; its numbers are those of the package. */
export const lambdaPage = async () => {
	const limits = readFacts<Limits>('limits.json').facts;
	const regions = readFacts<{aws: {all: string[]}}>('regions.json').facts.aws.all.length;
	const limit = (name: string): number => {
		const value = limits[name]?.value;
		if (value === undefined) {
			throw new Error(`facts/limits.json: ${name} is missing`);
		}

		return value;
	};
	return {
		product: await productView(product(limits, regions)),
		split: demoPreview('lambda-split'),
		limits: {
			maxFunctions: limit('lambda.concurrency.max'),
			minFrames: limit('lambda.framesPerLambda.min'),
			defaultFrames: limit('lambda.framesPerLambda.default'),
		},
	};
};
