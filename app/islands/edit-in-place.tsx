import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {isPlainClick} from '../navigation/links/plain-click';
import {lazyPart} from './loading/lazy-part';

const show = (box: HTMLElement | null) => box?.showPopover?.();

/** A popover for the spinner and errors: in the flow, they would appear at the end of the text, far below the link that was clicked. */
const Popover = ({onClose, children}: {onClose: () => void; children: ReactNode}) => (
	<div ref={show} popover="auto" onToggle={({newState}) => newState === 'closed' && onClose()}>
		{children}
	</div>
);

const LazyEditDialog = lazyPart(() => import('../playground/in-place/edit-dialog'), {name: 'the editor', around: Popover});

type Props = {
	/** The element that holds links to the editor. */
	root: RefObject<HTMLElement | null>;
};

/**
 * Opens the editor in a dialog when the reader clicks a link to it inside `root`: `<a data-edit="title of the video">`. In a new tab, and
 * before hydration, the link leads to the playground's own page. Render it after the element of `root`.
 */
export const EditInPlace = ({root}: Props) => {
	const [link, setLink] = useState<HTMLAnchorElement>();

	useEffect(() => {
		const open = (event: MouseEvent) => {
			const found = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-edit]') : null;
			if (found && isPlainClick(event) && !event.defaultPrevented) {
				event.preventDefault();
				setLink(found);
			}
		};
		const element = root.current;
		element?.addEventListener('click', open);
		return () => element?.removeEventListener('click', open);
	}, [root]);

	if (!link) {
		return null;
	}

	const close = () => {
		setLink(undefined);
		// Some browsers don't focus a link on click, so the dialog doesn't return the focus to it.
		link.focus();
	};
	return <LazyEditDialog title={link.dataset.edit ?? ''} search={link.search} onClose={close} />;
};
