import {PROPS_CHANGE} from '../../app/islands/props-change';
import type {ProseClient} from '../prose-client';
import {fieldsOf, isChanged, readValue} from './fields';
import {toLiteral} from './literal';
import {linkEdit, readPermalink, writePermalink} from './permalink';

/** Passes the fields' values on to the video, the printed call and the links. */
const show = (form: HTMLFormElement): void => {
	const demo = form.closest('.demo');
	const host = demo?.querySelector<HTMLElement>('[data-island]');
	if (!host) {
		return;
	}

	const values = Object.fromEntries(fieldsOf(form).map((field) => [field.name, readValue(field)]));
	for (const field of fieldsOf(form)) {
		const output = field.parentElement?.querySelector('output');
		if (output) {
			output.textContent = field.value;
		}

		for (const place of demo?.querySelectorAll(`[data-prop="${field.name}"]`) ?? []) {
			place.textContent = toLiteral(values[field.name] ?? '', place.hasAttribute('data-bare'));
		}
	}

	// Kept on the placeholder, because its video may not have been loaded yet.
	host.dataset.props = JSON.stringify({...(JSON.parse(host.dataset.props ?? '{}') as object), ...values});
	host.dispatchEvent(new Event(PROPS_CHANGE));
	linkEdit(form);
};

/** Handles a change of any control. */
const onDemoInput = ({target}: Event): void => {
	const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-controls-of]') : null;
	if (form) {
		show(form);
		writePermalink(form);
	}
};

/** The `reset` event fires before the fields have their default values. */
const onDemoReset = (event: Event): void => {
	setTimeout(() => onDemoInput(event));
};

/** Enter in a field would submit the form, which has nowhere to go. */
const onDemoSubmit = (event: Event): void => {
	if (event.target instanceof Element && event.target.matches('form[data-controls-of]')) {
		event.preventDefault();
	}
};

/** Applies the URL's values to the controls of the page, and whatever the reader changed before hydration. */
const applyPermalinks = (): void => {
	const params = new URLSearchParams(window.location.search);
	for (const form of document.querySelectorAll<HTMLFormElement>('form[data-controls-of]')) {
		if (readPermalink(form, params) || fieldsOf(form).some(isChanged)) {
			show(form);
		}
	}
};

export default {
	listeners: {input: onDemoInput, reset: onDemoReset, submit: onDemoSubmit},
	onPage: applyPermalinks,
} satisfies ProseClient;
