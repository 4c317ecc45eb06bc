import {readStored, store} from '../../app/lib/storage';
import {PACKAGE_MANAGER_GROUP, PACKAGE_MANAGER_KEY} from '../package-managers/stored-choice';
import type {ProseClient} from '../prose-client';

/**
 * Tabs in prose: `[data-tabs]` contains a tab list and its panels. A group's choice applies to all of its tabs, and is stored. The panels of
 * package managers are shown by a style rule for `<html data-package-manager>`, which is set before the first paint.
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
	// Other tabs of the group may change their height, so keep the clicked tab in place.
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

/** Applies the stored choices to all tabs of the page. A stored value that isn't a tab is ignored. */
function applyStoredTabs(): void {
	const groups = new Set([...document.querySelectorAll('[data-tabs][data-group]')].map((tabs) => tabs.getAttribute('data-group') ?? ''));
	for (const group of groups) {
		// The attribute was restored before the first paint, and works even without storage.
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

/** Moves between the tabs of a list with arrow keys, Home and End. With Alt or Ctrl, those are the browser's shortcuts. */
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
