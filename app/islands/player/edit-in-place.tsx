import {useEffect, useState} from 'react';
import {isPlainClick} from '../../navigation/links/plain-click';
import {lazyPart} from '../loading/lazy-part';

const LazyEditDialog = lazyPart(() => import('../../playground/in-place/edit-dialog'), {name: 'the editor'});

/**
 * Opens the editor above the page when the reader follows the "Edit" link of this demo. Until the demo is alive, and in another tab, the
 * link leads to the playground's own page.
 */
export const EditInPlace = ({host}: {host: HTMLElement}) => {
	const [search, setSearch] = useState<string>();
	const link = host.closest('.demo')?.querySelector<HTMLAnchorElement>('.demo-edit');

	useEffect(() => {
		const open = (event: MouseEvent) => {
			if (link && isPlainClick(event)) {
				event.preventDefault();
				setSearch(link.search);
			}
		};
		link?.addEventListener('click', open);
		link?.setAttribute('aria-haspopup', 'dialog');
		return () => link?.removeEventListener('click', open);
	}, [link]);

	const close = () => {
		setSearch(undefined);
		// Some browsers don't focus a link that is clicked, and so can't give the focus back.
		link?.focus();
	};

	return search === undefined ? null : <LazyEditDialog title={host.dataset.title ?? ''} search={search} onClose={close} />;
};
