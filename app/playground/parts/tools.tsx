import {type RefObject, useRef} from 'react';
import type {ExampleGroup} from '../../../pipeline/playground/types';
import {copyText} from '../../../prose/code/client';
import buttons from './buttons.module.css';
import {ExampleChoice} from './example-choice';
import styles from './tools.module.css';
import {useKeptFocus} from './use-kept-focus';

type Props = {
	/** The id of what was opened. */
	demo: string;
	/** What else the reader may open. */
	examples: ExampleGroup[] | undefined;
	/** Set where the playground is in place, on another page. */
	address: Pick<Location, 'search'> | undefined;
	isChanged: boolean;
	canStartOver: boolean;
	canSave: boolean;
	/** Which of the tools has the focus, for those of what is opened next. */
	focus: RefObject<number>;
	/** Keeps the project as a draft; false where that can't be. */
	keep: () => boolean;
	linkOf: () => Promise<string>;
	onStartOver: () => void;
	onDialog: (dialog: 'project' | 'save') => void;
};

/** What can be done with the whole project: open another one, start over, and take it along. */
export const Tools = ({demo, examples, address, isChanged, canStartOver, canSave, focus, keep, linkOf, onStartOver, onDialog}: Props) => {
	const box = useRef<HTMLDivElement>(null);
	useKeptFocus(box, focus);
	return (
		<div ref={box} className={styles.tools}>
			{examples ? <ExampleChoice examples={examples} opened={demo} /> : null}
			{address ? (
				// Turned props would win over the draft that holds the change.
				<a
					className={styles.full}
					href={`/playground${isChanged ? `?demo=${demo}` : address.search}`}
					onClick={(event) => {
						// Where no draft can be kept, a link carries the change.
						if (!keep() && isChanged) {
							event.preventDefault();
							void linkOf().then((link) => window.location.assign(link));
						}
					}}
				>
					Open full page
				</a>
			) : null}
			<div className={styles.actions}>
				{/* A button that turns off under the reader's fingers would lose the focus. */}
				<button type="button" className={buttons.action} aria-disabled={!canStartOver} onClick={() => canStartOver && onStartOver()}>
					Start over
				</button>
				<button type="button" className={buttons.action} onClick={({currentTarget}) => void copyText(currentTarget, linkOf())}>
					Copy link
				</button>
				<button type="button" className={buttons.action} onClick={() => onDialog('project')}>
					Copy as project
				</button>
				<button type="button" className={buttons.main} disabled={!canSave} onClick={() => onDialog('save')}>
					Save as…
				</button>
			</div>
		</div>
	);
};
