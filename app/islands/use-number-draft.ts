import {type ChangeEvent, useState} from 'react';

/**
 * Props for a number field whose value is clamped by its owner. While the reader types, the field keeps the text, such as the "1" of "15"
 * in a field with a minimum of 10. On blur, it shows the owner's value again.
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
