import {type Field, fieldsOf, isChanged, readValue, writeText} from './fields';

/** Milliseconds after the last change until the URL is updated. */
const SETTLED = 300;

const keyOf = (form: HTMLFormElement, {name}: Field): string => `${form.dataset.controlsOf}.${name}`;

/** Adds the changed values to the demo's link to the playground. */
export const linkEdit = (form: HTMLFormElement): void => {
	const link = form.closest('.demo')?.querySelector<HTMLAnchorElement>('.demo-edit');
	if (link) {
		const changed = fieldsOf(form).filter(isChanged);
		link.search = String(
			new URLSearchParams([['demo', form.dataset.controlsOf ?? ''], ...changed.map((field) => [field.name, String(readValue(field))])]),
		);
	}
};

const timers = new WeakMap<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** Writes the changed values into the URL, debounced, so that it can be shared: `?<video>.<prop>=<value>`. */
export const writePermalink = (form: HTMLFormElement): void => {
	clearTimeout(timers.get(form));
	const timer = setTimeout(() => {
		const url = new URL(window.location.href);
		for (const field of fieldsOf(form)) {
			if (isChanged(field)) {
				url.searchParams.set(keyOf(form, field), String(readValue(field)));
			} else {
				url.searchParams.delete(keyOf(form, field));
			}
		}

		if (form.isConnected && url.href !== window.location.href) {
			window.history.replaceState(window.history.state, '', url);
		}
	}, SETTLED);
	timers.set(form, timer);
};

/** Sets a demo's fields to the values in the URL, and returns whether there are any. */
export const readPermalink = (form: HTMLFormElement, params: URLSearchParams): boolean => {
	const named = fieldsOf(form).filter((field) => params.has(keyOf(form, field)));
	for (const field of named) {
		writeText(field, params.get(keyOf(form, field)) ?? '');
	}

	return named.length > 0;
};
