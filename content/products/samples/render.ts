import {
  getRenderProgress,
  renderMediaOnLambda,
  speculateFunctionName,
} from '@remotion/lambda/client';

const region = 'us-east-1';
const functionName = speculateFunctionName({
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  timeoutInSeconds: 120,
});

const {renderId, bucketName} = await renderMediaOnLambda({
  region,
  functionName,
  serveUrl: 'my-video',
  composition: 'HelloWorld',
  codec: 'h264',
  inputProps: {titleText: 'Hello, frames'},
});

const progress = await getRenderProgress({region, functionName, renderId, bucketName});
console.log(progress.overallProgress);
