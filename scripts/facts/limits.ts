import path from 'node:path';
import type {Limit} from '../../pipeline/content/facts/facts';
import {defaultsOf} from './javascript/defaults';
import {loadFrom} from './load-toolkit';

/** Name, unit, and where the value is defined: a module and the name of its constant. */
type Row = [name: string, unit: string, module: string, constant: string];

const lambda = '@remotion/lambda-client/constants';
const shared = '@remotion/serverless-client';
const cloudrun = '@remotion/cloudrun/defaults';
const browserSafe = '@remotion/renderer/client';

const rows: Row[] = [
	['lambda.memory.min', 'MB', lambda, 'MIN_MEMORY'],
	['lambda.memory.max', 'MB', lambda, 'MAX_MEMORY'],
	['lambda.memory.default', 'MB', lambda, 'DEFAULT_MEMORY_SIZE'],
	['lambda.disk.min', 'MB', lambda, 'MIN_EPHEMERAL_STORAGE_IN_MB'],
	['lambda.disk.max', 'MB', lambda, 'MAX_EPHEMERAL_STORAGE_IN_MB'],
	['lambda.disk.default', 'MB', lambda, 'DEFAULT_EPHEMERAL_STORAGE_IN_MB'],
	['lambda.timeout.min', 'seconds', lambda, 'MIN_TIMEOUT'],
	['lambda.timeout.max', 'seconds', lambda, 'MAX_TIMEOUT'],
	['lambda.timeout.default', 'seconds', lambda, 'DEFAULT_TIMEOUT'],
	['lambda.framesPerLambda.default', 'frames', lambda, 'DEFAULT_FRAMES_PER_LAMBDA'],
	['lambda.framesPerLambda.min', 'frames', shared, 'MINIMUM_FRAMES_PER_FUNCTION'],
	['lambda.concurrency.max', 'functions', shared, 'MAX_FUNCTIONS_PER_RENDER'],
	['lambda.retries.default', '', lambda, 'DEFAULT_MAX_RETRIES'],
	['lambda.logRetention.default', 'days', lambda, 'DEFAULT_CLOUDWATCH_RETENTION_PERIOD'],
	['lambda.region.default', '', lambda, 'DEFAULT_REGION'],
	['lambda.privacy.default', '', lambda, 'DEFAULT_OUTPUT_PRIVACY'],
	['lambda.bucketPrefix', '', lambda, 'REMOTION_BUCKET_PREFIX'],
	['lambda.functionPrefix', '', lambda, 'RENDER_FN_PREFIX'],
	['cloudrun.region.default', '', cloudrun, 'DEFAULT_REGION'],
	['cloudrun.timeout.default', 'seconds', cloudrun, 'DEFAULT_TIMEOUT'],
	['cloudrun.minInstances.default', 'instances', cloudrun, 'DEFAULT_MIN_INSTANCES'],
	['cloudrun.maxInstances.default', 'instances', cloudrun, 'DEFAULT_MAX_INSTANCES'],
	['cloudrun.retries.default', '', cloudrun, 'DEFAULT_MAX_RETRIES'],
	['cloudrun.privacy.default', '', cloudrun, 'DEFAULT_OUTPUT_PRIVACY'],
	['cloudrun.bucketPrefix', '', cloudrun, 'REMOTION_BUCKET_PREFIX'],
	['render.timeout.default', 'milliseconds', browserSafe, 'DEFAULT_TIMEOUT'],
	['render.jpegQuality.default', '', browserSafe, 'DEFAULT_JPEG_QUALITY'],
	['render.pixelFormat.default', '', browserSafe, 'DEFAULT_PIXEL_FORMAT'],
	['render.colorSpace.default', '', browserSafe, 'DEFAULT_COLOR_SPACE'],
];

type Constants = Record<string, string | number>;

const readRow = ([name, unit, module, constant]: Row, toolkitDir: string): [string, Limit] => {
	const exported = loadFrom<Constants & {BrowserSafeApis?: Constants}>(toolkitDir, module);
	const value = exported[constant] ?? exported.BrowserSafeApis?.[constant];
	if (value === undefined) {
		throw new Error(`${module} has no ${constant}, expected the value of "${name}": fix scripts/facts/limits.ts`);
	}

	return [name, {value, ...(unit ? {unit} : {}), source: `${module}#${constant}`}];
};

const unquote = (text: string): string => text.replaceAll("'", '');

/** Limits and default values that pages quote, each with the constant that it comes from. */
export const readLimits = (toolkitDir: string): Record<string, Limit> => {
	const deployService = defaultsOf(path.join(toolkitDir, 'node_modules/@remotion/cloudrun/dist/api/deploy-service.d.ts'), 'deployService');
	const services = ['memoryLimit', 'cpuLimit'].map((field): [string, Limit] => {
		const value = deployService.fields.get(field);
		if (value === undefined) {
			throw new Error(`deployService() states no default of ${field}, expected one: fix scripts/facts/limits.ts`);
		}

		return [`cloudrun.${field}.default`, {value: unquote(value), source: '@remotion/cloudrun#deployService'}];
	});
	return Object.fromEntries([...rows.map((row) => readRow(row, toolkitDir)), ...services].sort(([a], [b]) => (a < b ? -1 : 1)));
};
