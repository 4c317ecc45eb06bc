import type {ProseClient} from '../prose-client';

/** Hides the entries of an index of options that do not contain what is typed above it. */
function filterMembers({value, nextElementSibling}: HTMLInputElement): void {
	const wanted = value.trim().toLowerCase();
	for (const entry of nextElementSibling?.children ?? []) {
		(entry as HTMLElement).hidden = !entry.textContent?.toLowerCase().includes(wanted);
	}
}

function onMemberFilter({target}: Event): void {
	if (target instanceof HTMLInputElement && 'filter' in target.dataset) filterMembers(target);
}

/** What was typed before the page was alive, or comes back when it is loaded again, counts. */
function filterAtOnce(): void {
	for (const field of document.querySelectorAll<HTMLInputElement>('input[data-filter]')) {
		if (field.value) filterMembers(field);
	}
}

export default {listeners: {input: onMemberFilter}, onPage: filterAtOnce} satisfies ProseClient;
