import type {ProseClient} from '../prose-client';

/** Hides the entries of an index of options that do not contain what is typed above it, and unfolds it meanwhile. */
function onMemberFilter({target}: {target: EventTarget | null}): void {
	if (!(target instanceof HTMLInputElement && 'filter' in target.dataset)) {
		return;
	}
	const wanted = target.value.trim().toLowerCase();
	const index = target.parentElement!;
	for (const entry of index.querySelectorAll('li')) {
		entry.hidden = !entry.textContent?.toLowerCase().includes(wanted);
	}

	const rest = index.querySelector('details');
	if (rest) {
		rest.open = wanted !== '';
	}

	index.lastElementChild!.textContent = index.querySelector('li:not([hidden])') ? '' : 'Nothing matches.';
}

/** What was typed before the page was alive, or comes back when it is loaded again, counts. */
function filterAtOnce(): void {
	for (const target of document.querySelectorAll<HTMLInputElement>('input[data-filter]')) {
		if (target.value !== '') {
			onMemberFilter({target});
		}
	}
}

export default {listeners: {input: onMemberFilter}, onPage: filterAtOnce} satisfies ProseClient;
