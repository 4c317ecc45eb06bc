import type {ProseClient} from '../prose-client';

/** Hides the entries of an index of options that do not contain what is typed above it. */
function onMemberFilter({target}: {target: EventTarget | null}): void {
	if (!(target instanceof HTMLInputElement && 'filter' in target.dataset)) {
		return;
	}
	const wanted = target.value.trim().toLowerCase();
	const [list, status] = [target.nextElementSibling!, target.parentElement!.lastElementChild!];
	for (const entry of list.children) {
		(entry as HTMLElement).hidden = !entry.textContent?.toLowerCase().includes(wanted);
	}

	status.textContent = list.querySelector(':scope > :not([hidden])') ? '' : 'Nothing matches.';
}

/** What was typed before the page was alive, or comes back when it is loaded again, counts. */
function filterAtOnce(): void {
	for (const target of document.querySelectorAll('input[data-filter]')) {
		onMemberFilter({target});
	}
}

export default {listeners: {input: onMemberFilter}, onPage: filterAtOnce} satisfies ProseClient;
