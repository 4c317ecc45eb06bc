import {readStored, store} from '../../app/lib/storage';
import {PACKAGE_MANAGER_GROUP, PACKAGE_MANAGER_KEY} from '../package-managers/stored-choice';
import type {ProseClient} from '../prose-client';

/**
 * Tabs in text: `[data-tabs]` holds a tab list and its panels. A group's choice holds for all its tabs and is kept.
 * The panels of package managers are shown by a style rule on `<html data-package-manager>`, which is set before paint.
 */

function show(tabs: Element, value: string): void {
	const styledByDocument = tabs.getAttribute('data-group') === PACKAGE_MANAGER_GROUP;
	for (const tab of tabs.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')) {
		const selected = tab.dataset.value === value;
		tab.setAttribute('aria-selected', String(selected));
		tab.tabIndex = selected ? 0 : -1;
	}

	for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
		panel.hidden = !styledByDocument && panel.dataset.value !== value;
	}
}

function choose(tab: HTMLElement): void {
	const tabs = tab.closest('[data-tabs]');
	const {value} = tab.dataset;
	if (!tabs || value === undefined) {
		return;
	}

	const group = tabs.getAttribute('data-group');
	// Other tabs of the group change their height: what the reader looks at must stay where it is.
	const before = tab.getBoundingClientRect().top;
	if (group === null) {
		show(tabs, value);
	} else {
		store(group === PACKAGE_MANAGER_GROUP ? PACKAGE_MANAGER_KEY : `tabs:${group}`, value);
		applyGroup(group, value);
	}

	window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

function applyGroup(group: string, value: string): void {
	if (group === PACKAGE_MANAGER_GROUP) {
		document.documentElement.dataset.packageManager = value;
	}

	for (const tabs of document.querySelectorAll(`[data-tabs][data-group="${CSS.escape(group)}"]`)) {
		if (tabs.querySelector(`:scope > [role="tablist"] > [data-value="${CSS.escape(value)}"]`)) {
			show(tabs, value);
		}
	}
}

/** Shows the kept choice in all tabs of the page. What is stored only counts when it names a tab. */
function applyStoredTabs(): void {
	const groups = new Set([...document.querySelectorAll('[data-tabs][data-group]')].map((tabs) => tabs.getAttribute('data-group') ?? ''));
	for (const group of groups) {
		// An attribute of the document works even without storage, and is restored before paint.
		const value = group === PACKAGE_MANAGER_GROUP ? document.documentElement.dataset.packageManager : readStored(`tabs:${group}`);
		if (value) {
			applyGroup(group, value);
		}
	}
}

function onTabClick({target}: Event): void {
	const tab = target instanceof Element ? target.closest<HTMLElement>('[data-tabs] [role="tab"]') : null;
	if (tab) {
		choose(tab);
	}
}

/** Arrow keys, Home and End move between the tabs of a list, as its role promises. With Alt or Ctrl they are the browser's: Back, top of the page. */
function onTabKey(event: KeyboardEvent): void {
	const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tabs] [role="tab"]') : null;
	if (!tab || event.altKey || event.ctrlKey || event.metaKey) {
		return;
	}

	const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
	const at = all.indexOf(tab);
	const targets: Record<string, number> = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1};
	const to = targets[event.key];
	const next = to === undefined ? undefined : all.at(to % all.length);
	if (next) {
		event.preventDefault();
		choose(next);
		next.focus();
	}
}

export default {listeners: {click: onTabClick, keydown: onTabKey}, onPage: applyStoredTabs} satisfies ProseClient;
