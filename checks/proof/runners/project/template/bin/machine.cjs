// Samples that set a concurrency are written for machines of eight processors; how many this one has must not decide whether
// they work.
const os = require('node:os');

const processors = Number(process.env.PROCESSORS ?? 8);
const [processor] = os.cpus();
os.cpus = () => Array.from({length: processors}, () => processor);
os.availableParallelism = () => processors;

// The bundler reads tsconfig.json with an interface that TypeScript 7 no longer has; projects have TypeScript 5 or 6.
const Module = require('node:module');

const {_resolveFilename: resolveFilename} = Module;
Module._resolveFilename = (request, ...rest) =>
	request === 'typescript' ? resolveFilename(process.env.TYPESCRIPT_PATH, ...rest) : resolveFilename(request, ...rest);
