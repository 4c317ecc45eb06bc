import type {ProseClient} from '../prose-client';

/** Hides the entries of an index of options that do not contain what is typed above it. */
function onMemberFilter({target}: Event): void {
	if (!(target instanceof HTMLInputElement && 'filter' in target.dataset)) return;
	const wanted = target.value.trim().toLowerCase();
	for (const entry of target.nextElementSibling?.children ?? []) {
		(entry as HTMLElement).hidden = !entry.textContent?.toLowerCase().includes(wanted);
	}
}

export default {listeners: {input: onMemberFilter}} satisfies ProseClient;
