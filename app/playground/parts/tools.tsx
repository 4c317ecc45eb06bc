import {type RefObject, useRef} from 'react';
import type {ExampleGroup} from '../../../pipeline/playground/types';
import {copyText} from '../../../prose/code/client';
import {demoPath} from '../files';
import buttons from './buttons.module.css';
import {ExampleChoice} from './example-choice';
import styles from './tools.module.css';
import {useKeptFocus} from './use-kept-focus';

type Props = {
	/** The id of the opened video. */
	demo: string;
	/** The examples that the reader can open. */
	examples: ExampleGroup[] | undefined;
	/** Set if the playground is in a dialog on a different page. */
	address: Pick<Location, 'search'> | undefined;
	isChanged: boolean;
	canStartOver: boolean;
	canSave: boolean;
	/** The index of the focused tool, so that the focus can be restored when something else is opened. */
	focus: RefObject<number>;
	/** Stores the project as a draft. Returns false if that failed. */
	keep: () => boolean;
	linkOf: () => Promise<string>;
	onStartOver: () => void;
	onDialog: (dialog: 'project' | 'save') => void;
};

/** The toolbar: open an example, start over, share, save. */
export const Tools = ({demo, examples, address, isChanged, canStartOver, canSave, focus, keep, linkOf, onStartOver, onDialog}: Props) => {
	const box = useRef<HTMLDivElement>(null);
	useKeptFocus(box, focus);
	return (
		<div ref={box} className={styles.tools}>
			{examples ? <ExampleChoice examples={examples} opened={demo} /> : null}
			{address ? (
				// Without the props in the URL, which would take precedence over the draft.
				<a
					className={styles.full}
					href={isChanged ? demoPath(demo) : `/playground${address.search}`}
					onClick={(event) => {
						// If no draft can be stored, the project is passed in a link.
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
				{/* Not `disabled`, because a button that is disabled by its own click loses the focus. */}
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
