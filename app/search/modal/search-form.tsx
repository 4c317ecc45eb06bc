import siteConfig from 'virtual:site-config';
import type {KeyboardEvent, RefObject} from 'react';
import {CloseIcon, SearchIcon} from '../../chrome/icons';
import {isComposing} from '../../lib/is-composing';
import head from '../box/search-head.module.css';
import {MAX_QUERY} from '../limits';
import {text} from '../texts';
import styles from './search-modal.module.css';
import type {SearchBox} from './use-autocomplete';
import type {View} from './view';

type Props = {
	box: SearchBox;
	view: View;
	input: RefObject<HTMLInputElement | null>;
	/** Handles a key before the state machine does. Returns whether it did. */
	enterAhead: (event: KeyboardEvent) => boolean;
	close: () => void;
};

const INPUT_ID = 'site-search-input';

/** The search box, with its buttons and keyboard shortcuts. */
export function SearchForm({box: {machine, state, queryNow, answered}, view: {query, hasList}, input, enterAhead, close}: Props) {
	const {value: _, ...inputProps} = machine.getInputProps({inputElement: input.current, maxLength: MAX_QUERY});

	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		// Tab moves the focus within the dialog, and must not close the list.
		if (event.key === 'Tab' || isComposing(event)) {
			return;
		}

		if (event.key === 'Escape' && queryNow() === '') {
			event.preventDefault();
			close();
		} else if (!enterAhead(event)) {
			inputProps.onKeyDown(event);
		}
	};

	const onBlur = ({relatedTarget}: {relatedTarget: EventTarget | null}) => {
		// Not on touch screens, where hiding the keyboard blurs the field, too.
		if (relatedTarget === null && document.hasFocus() && window.matchMedia('(hover: hover)').matches) {
			machine.setIsOpen(false);
		}
	};

	return (
		<form
			className={`${head.head} ${styles.line}`}
			data-status={state?.status}
			data-answered={answered?.query}
			{...machine.getFormProps({inputElement: input.current})}
		>
			<label className={head.label} htmlFor={INPUT_ID}>
				<SearchIcon />
				<span className="visually-hidden">{siteConfig.search.placeholder}</span>
			</label>
			<input
				{...inputProps}
				ref={input}
				id={INPUT_ID}
				className={head.input}
				dir="auto"
				spellCheck={false}
				aria-labelledby={undefined}
				role="combobox"
				aria-autocomplete="list"
				aria-haspopup="listbox"
				aria-expanded={hasList}
				aria-controls={hasList ? inputProps['aria-controls'] : undefined}
				aria-activedescendant={hasList ? inputProps['aria-activedescendant'] : undefined}
				onKeyDown={onKeyDown}
				onBlur={onBlur}
			/>
			{query === '' ? null : (
				<button type="reset" className={styles.clear} aria-label={text('clear')}>
					<CloseIcon />
				</button>
			)}
			<button type="button" className={styles.cancel} onClick={close}>
				{text('cancel')}
			</button>
		</form>
	);
}
