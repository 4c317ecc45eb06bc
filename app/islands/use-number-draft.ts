import {type ChangeEvent, useState} from 'react';

/**
 * Props of a number field whose value is kept in a range by its owner: what is being typed stays as it is typed ("1" on
 * the way to "15"), and the owner's value shows again when the field is left.
 */
export const useNumberDraft = (value: number, onNumber: (value: number) => void) => {
	const [draft, setDraft] = useState<string | null>(null);
	return {
		value: draft ?? String(value),
		onChange({target}: ChangeEvent<HTMLInputElement>) {
			setDraft(target.value);
			if (!Number.isNaN(target.valueAsNumber)) {
				onNumber(target.valueAsNumber);
			}
		},
		onBlur: () => setDraft(null),
	};
};
