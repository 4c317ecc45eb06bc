export type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of a demo's form that set a prop. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
	[...form.elements].filter((element): element is Field => element.matches('input, select') && (element as Field).name !== '');

/** The value of a field, in the type that the video's prop has. */
export const readValue = (field: Field): string | number | boolean =>
	field instanceof HTMLInputElement && field.type === 'checkbox'
		? field.checked
		: field.type === 'range'
			? Number(field.value)
			: field.value;

/** Whether a field's value differs from its default, which is what the page was prerendered with. */
export const isChanged = (field: Field): boolean => {
	if (field instanceof HTMLSelectElement) {
		return [...field.options].some(({selected, defaultSelected}) => selected !== defaultSelected);
	}

	return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Sets a field to a value from a URL. A value that the field doesn't allow leaves it unchanged. */
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
