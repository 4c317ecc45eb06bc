import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {isPlainClick} from '../navigation/links/plain-click';
import {lazyPart} from './loading/lazy-part';

const show = (box: HTMLElement | null) => box?.showPopover?.();

/** Above the page: the text ends far below the link that was pressed. */
const Above = ({onClose, children}: {onClose: () => void; children: ReactNode}) => (
	<div ref={show} popover="auto" onToggle={({newState}) => newState === 'closed' && onClose()}>
		{children}
	</div>
);

const LazyEditDialog = lazyPart(() => import('../playground/in-place/edit-dialog'), {name: 'the editor', around: Above});

type Props = {
	/** The element that holds links to the editor. */
	root: RefObject<HTMLElement | null>;
};

/**
 * Opens the editor above the page when the reader follows a link to it, `<a data-edit="title of the video">`. In another tab, and
 * before the page is alive, the link leads to the playground's own page. Draw it after the element that holds the links.
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
		// Some browsers don't focus a link that is clicked, and so can't give the focus back.
		link.focus();
	};
	return <LazyEditDialog title={link.dataset.edit ?? ''} search={link.search} onClose={close} />;
};
