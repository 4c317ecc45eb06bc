import type {ProseClient} from '../prose-client';

/** Filters the index of options above which the reader types, and expands it while there is a filter. */
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

/** Applies filters that were typed before hydration, or restored by the browser. */
function filterAtOnce(): void {
	for (const target of document.querySelectorAll<HTMLInputElement>('input[data-filter]')) {
		if (target.value !== '') {
			onMemberFilter({target});
		}
	}
}

export default {listeners: {input: onMemberFilter}, onPage: filterAtOnce} satisfies ProseClient;
