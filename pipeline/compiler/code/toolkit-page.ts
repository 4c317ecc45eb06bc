import {toolkitPackage} from '../../base/toolkit-package';
import type {PageContext} from '../mdx/page-context';
import {resolveLink} from '../mdx/resolve-link';
import {askSite} from '../site-snapshot';
import type {Export} from './imports';

/** The URL of an export's page; undefined for the page that is being compiled, and for one that isn't written yet. */
export const toolkitPage = ({module, name}: Export, context: PageContext): string | undefined => {
	const packageName = toolkitPackage(module);
	const page = packageName === undefined ? null : askSite('symbol', `${packageName}#${name}`, context);
	const target = page === null || page === context.path ? undefined : resolveLink(page, context);
	return target?.kind === 'page' ? target.href : undefined;
};
