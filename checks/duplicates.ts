import type {Finding} from './finding';
import {lineOfField, type PageSource} from './pages';

/** Descriptions that two pages share, whatever their case and spacing: they read as the same search result. */
export const duplicateDescriptions = (pages: PageSource[]): Finding[] => {
	const first = new Map<string, PageSource>();
	const findings: Finding[] = [];
	for (const page of pages) {
		const key = String(page.frontMatter.description ?? '')
			.trim()
			.replace(/\s+/g, ' ')
			.toLowerCase();
		const other = first.get(key);
		if (key !== '' && other) {
			findings.push({
				file: page.file,
				line: lineOfField(page, 'description'),
				message: `field "description": the same as that of ${other.file}, expected one of its own`,
			});
		} else if (key !== '') {
			first.set(key, page);
		}
	}

	return findings;
};
