import type {ManifestRow} from '../../pipeline/content/manifest';

/** Promised pages that are not written, by the group that they would be in. */
export type MissingGroup = {group: string; missing: string[]; total: number};

const groupOf = ({sidebar, category, kind}: ManifestRow): string => [sidebar || kind || 'no sidebar', category].filter(Boolean).join(' / ');

/** Groups manifest rows by sidebar and category (or by kind, where a manifest has no sidebars) and names what is not written. */
export const missingPages = (rows: Iterable<ManifestRow>, isWritten: (path: string) => boolean): MissingGroup[] => {
	const groups = new Map<string, MissingGroup>();
	for (const row of rows) {
		// Nobody writes a page for unknown URLs.
		if (row.kind === 'not-found') {
			continue;
		}

		const name = groupOf(row);
		const group = groups.get(name) ?? {group: name, missing: [], total: 0};
		groups.set(name, group);
		group.total++;
		if (!isWritten(row.path)) {
			group.missing.push(row.path);
		}
	}

	return [...groups.values()].filter(({missing}) => missing.length > 0);
};

type Entry = {type: string; label?: string; path?: string; link?: string; items?: Entry[]};

/** Sidebar entries whose page is not written, as `sidebar / category / … : path`. */
export const missingSidebarEntries = (sidebars: Record<string, Entry[]>, isWritten: (path: string) => boolean): string[] => {
	const visit = (entries: Entry[], trail: string): string[] =>
		entries.flatMap(({path, link, label, items = []}) => {
			const target = path ?? link;
			const own = target !== undefined && !isWritten(target) ? [`${trail}: ${target}`] : [];
			return [...own, ...visit(items, `${trail} / ${label}`)];
		});
	return Object.entries(sidebars).flatMap(([id, entries]) => visit(entries, id));
};
