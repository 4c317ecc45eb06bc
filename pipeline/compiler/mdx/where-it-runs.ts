import type {Root} from 'mdast';
import compatibility, {type CompatibilityRow} from '../../../prose/compatibility/component';
import {runsInOf} from '../../content/facts/runs-in';
import type {PageAbout} from '../compile-job';
import type {PageContext} from './page-context';

const BROWSERS = ['Chrome', 'Firefox', 'Safari'];

/** What the row for rendering on a server includes. */
const ON_SERVERS = 'server-side rendering';
const SERVERS = ['Remotion Lambda', 'Cloud Run'];

/** Where it runs according to the page's compatibility table: an empty list if there are conditions, undefined without a table. */
const tableOf = (tree: Root): string[] | undefined => {
	const table = tree.children.find(({data}) => data?.component === compatibility);
	if (!table) {
		return undefined;
	}
	const rows = (table.data!.view as CompatibilityRow[]).map(({place, text}) =>
		text === 'No' ? '' : text === 'Yes' ? place : /^\d/.test(text) ? `${place} ${text}` : undefined,
	);
	if (!rows.every((row) => row !== undefined)) {
		return [];
	}
	const all = rows.filter((row) => row !== '');
	const places = all.includes(ON_SERVERS) ? all.filter((row) => !SERVERS.includes(row)) : all;
	return BROWSERS.every((browser) => places.includes(browser)) ? ['browsers', ...places.filter((row) => !BROWSERS.includes(row))] : places;
};

/** Where the page's first export runs, according to the page's compatibility table, or otherwise to `content/runs-in.yml`. */
export const placesOf = (tree: Root, {package: packageName = '', symbols: [name = ''] = []}: PageAbout, context: PageContext) => {
	const {places, file} = runsInOf(packageName, name);
	context.files.add(file);
	return tableOf(tree) ?? places;
};
