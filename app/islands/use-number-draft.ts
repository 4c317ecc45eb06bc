import {type ChangeEvent, useState} from 'react';

/**
 * Props for a number field whose owner clamps the value: the field keeps what is being typed ("1" on the way to "15") and shows the
 * owner's value again on blur.
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
