export type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of a demo's form that set a prop. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
	[...form.elements].filter((element): element is Field => element.matches('input, select') && (element as Field).name !== '');

/** What a field says, as the video takes it. */
export const readValue = (field: Field): string | number | boolean =>
	field instanceof HTMLInputElement && field.type === 'checkbox'
		? field.checked
		: field.type === 'range'
			? Number(field.value)
			: field.value;

/** Whether a field says something else than when the page was written. */
export const isTurned = (field: Field): boolean => {
	if (field instanceof HTMLSelectElement) {
		return [...field.options].some(({selected, defaultSelected}) => selected !== defaultSelected);
	}

	return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Puts a text of a URL into a field, which stays as it is where the text is none of its values. */
export const writeText = (field: Field, text: string): void => {
	if (field instanceof HTMLSelectElement) {
		for (const option of field.options) {
			option.selected ||= option.value === text;
		}
	} else if (field.type === 'checkbox') {
		field.checked = text === 'true';
	} else if (field.type !== 'range' || Number.isFinite(Number.parseFloat(text))) {
		field.value = text;
	}
};
