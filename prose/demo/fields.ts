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

/** Puts a text of an address into a field. The browser leaves out what the field doesn't take. */
export const writeText = (field: Field, text: string): void => {
	if (field instanceof HTMLSelectElement) {
		field.selectedIndex = Math.max(
			0,
			[...field.options].findIndex(({value}) => value === text),
		);
	} else if (field.type === 'checkbox') {
		field.checked = text === 'true';
	} else {
		field.value = text;
	}
};
