import {toolkitPackage} from '../../base/toolkit-package';
import type {PageContext} from '../mdx/page-context';
import {resolveLink} from '../mdx/resolve-link';
import {askSite} from '../site-snapshot';
import type {Export} from './imports';

/** Where the page of an export is, as seen from the page that is compiled; undefined for its own page, and for one that nobody wrote yet. */
export const toolkitPage = ({module, name}: Export, context: PageContext): string | undefined => {
	const packageName = toolkitPackage(module);
	const page = packageName === undefined ? null : askSite('symbol', `${packageName}#${name}`, context);
	const target = page === null || page === context.path ? undefined : resolveLink(page, context);
	return target?.kind === 'page' ? target.href : undefined;
};
