import {readFile, writeFile} from 'node:fs/promises';
import {listFiles} from '../../base/list-files';
import {inParallel} from '../../base/parallel';
import {pathOfHtml} from '../files';
import {readWritten, type Written} from './check-written';
import {type AllowedHosts, addPolicy} from './content-security-policy';
import {leanMarkup} from './lean-markup';
import {type PageFacts, readPageFacts} from './page-facts';
import {changeRouterData} from './router-data';
import {sendProseOnce} from './send-prose-once';
import {sendSidebarOnce} from './send-sidebar-once';

/**
 * Finishes every written page: sends its text and sidebar once, in lean markup, and adds its content security policy. Returns what
 * each page says about itself and links to.
 */
export const finishHtmlPages = async (clientDir: string, hosts: AllowedHosts): Promise<(PageFacts & Written)[]> => {
	const facts: (PageFacts & Written)[] = [];
	const pages = listFiles(clientDir).filter((file) => file.endsWith('.html'));
	await inParallel(pages, async (file) => {
		try {
			const drawn = await readFile(file, 'utf8');
			const html = leanMarkup(changeRouterData(drawn, (values) => sendSidebarOnce(sendProseOnce(values, drawn))));
			const pagePath = pathOfHtml(clientDir, file);
			facts.push({...readPageFacts(pagePath, html), ...readWritten(pagePath, html)});
			await writeFile(file, addPolicy(html, hosts));
		} catch (cause) {
			throw new Error(`${file}: the page could not be finished`, {cause});
		}
	});
	return facts.sort((a, b) => (a.path < b.path ? -1 : 1));
};
