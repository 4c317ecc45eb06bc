import {PROPS_CHANGE} from '../../app/islands/props-change';
import type {ProseClient} from '../prose-client';
import {fieldsOf, isTurned, readValue} from './fields';
import {linkEdit, readPermalink, writePermalink} from './permalink';

/** A value as code; the sample says where a text has no quotes of its own. */
const write = (place: Element, value: string | number | boolean): void => {
	const isText = typeof value === 'string' && !place.hasAttribute('data-bare');
	place.textContent = isText ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
};

/** Shows the values of the fields in the video, the printed call and the links to them. */
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
			write(place, values[field.name] ?? '');
		}
	}

	// The placeholder keeps the values: a video that comes to life later starts with them.
	host.dataset.props = JSON.stringify({...(JSON.parse(host.dataset.props ?? '{}') as object), ...values});
	host.dispatchEvent(new Event(PROPS_CHANGE));
	linkEdit(form);
};

/** Hands what the reader turns to the video above and to the printed call. */
const onDemoInput = ({target}: Event): void => {
	const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-controls-of]') : null;
	if (form) {
		show(form);
		writePermalink(form);
	}
};

/** The fields have their first values only after the event. */
const onDemoReset = (event: Event): void => {
	setTimeout(() => onDemoInput(event));
};

/** These forms send nothing. */
const onDemoSubmit = (event: Event): void => {
	if (event.target instanceof Element && event.target.matches('form[data-controls-of]')) {
		event.preventDefault();
	}
};

/** Turns the controls of the page as its URL says. What was turned before the page was alive counts, too. */
const applyPermalinks = (): void => {
	const params = new URLSearchParams(window.location.search);
	for (const form of document.querySelectorAll<HTMLFormElement>('form[data-controls-of]')) {
		if (readPermalink(form, params) || fieldsOf(form).some(isTurned)) {
			show(form);
		}
	}
};

export default {
	listeners: {input: onDemoInput, reset: onDemoReset, submit: onDemoSubmit},
	onPage: applyPermalinks,
} satisfies ProseClient;
