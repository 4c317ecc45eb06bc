import {existsSync, readFileSync} from 'node:fs';
import {fieldName, validate} from '../base/data/field-problems';
import {ContentError} from '../base/problems';
import {locate} from './locate';
import {type SiteConfig, siteConfigSchema} from './schema';
import {type SidebarLookup, semanticProblems} from './semantics';

/** The configuration is wrong. */
export class ConfigError extends ContentError {
	override name = 'ConfigError';
}

/**
 * The validated configuration, or one `ConfigError` that lists everything wrong with it. `file` is read to name lines;
 * without `sidebars` nothing is said about the content of docs sidebars.
 */
export const validateConfig = (value: unknown, file: string, sidebars?: SidebarLookup): SiteConfig => {
	const result = validate(siteConfigSchema, value);
	const problems = result.problems ?? semanticProblems(result.value, Object.hasOwn(value as object, 'locales'), sidebars);
	if (!result.problems && problems.length === 0) {
		return result.value;
	}
	const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
	throw new ConfigError(
		problems.map(({path, message}) => ({file, line: locate(source, path), field: fieldName(path) || undefined, message})),
	);
};
