import {type Field, fieldsOf, isTurned, readValue, writeText} from './fields';

/** Milliseconds without a change until the URL follows. */
const SETTLED = 300;

const keyOf = (form: HTMLFormElement, {name}: Field): string => `${form.dataset.controlsOf}.${name}`;

/** The link to the playground opens the video as it was turned here. */
export const linkEdit = (form: HTMLFormElement): void => {
	const link = form.closest('.demo')?.querySelector<HTMLAnchorElement>('.demo-edit');
	if (link) {
		const turned = fieldsOf(form).filter(isTurned);
		link.search = String(
			new URLSearchParams([['demo', form.dataset.controlsOf ?? ''], ...turned.map((field) => [field.name, String(readValue(field))])]),
		);
	}
};

const timers = new WeakMap<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** Lets the URL say what is turned, so that it can be sent: `?<video>.<prop>=<value>`. */
export const writePermalink = (form: HTMLFormElement): void => {
	clearTimeout(timers.get(form));
	const timer = setTimeout(() => {
		const url = new URL(window.location.href);
		for (const field of fieldsOf(form)) {
			if (isTurned(field)) {
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

/** Sets a demo's fields to the values in the URL; returns whether there are any. */
export const readPermalink = (form: HTMLFormElement, params: URLSearchParams): boolean => {
	const named = fieldsOf(form).filter((field) => params.has(keyOf(form, field)));
	for (const field of named) {
		writeText(field, params.get(keyOf(form, field)) ?? '');
	}

	return named.length > 0;
};
