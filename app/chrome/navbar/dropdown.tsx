import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useLocation} from 'react-router';
import {ChevronIcon} from '../icons';
import styles from './dropdown.module.css';
import {useDisclosure} from './use-disclosure';

type Props = {
	label: ReactNode;
	active?: boolean;
	/** The entries, or a function that returns them and gets whether the list has been opened. */
	children: ReactNode | ((wasOpened: boolean) => ReactNode);
};

/**
 * A button with a list below it. Opens on hover, click or Enter. Closes when the pointer leaves, on a click, touch or focus outside, on
 * Escape and on navigation. Without scripts, the list opens on hover and focus.
 */
export function Dropdown({label, active, children}: Props) {
	const part = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useDisclosure(part);
	const [wasOpened, setWasOpened] = useState(false);
	if (open && !wasOpened) {
		setWasOpened(true);
	}

	const id = useId();
	const {pathname} = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: closes because the page changed.
	useEffect(() => setOpen(false), [pathname]);

	return (
		<div
			ref={part}
			className={styles.dropdown}
			data-open={open || undefined}
			onPointerEnter={({pointerType}) => pointerType === 'mouse' && setOpen(true)}
			onPointerLeave={({pointerType}) => pointerType === 'mouse' && setOpen(false)}
		>
			<button
				type="button"
				className={styles.button}
				data-active={active || undefined}
				aria-expanded={open}
				aria-controls={id}
				onClick={({detail}) => {
					// Hovering has opened it already, so a mouse click doesn't toggle it. A key (detail 0) or a touch does.
					const hovers = detail > 0 && part.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches;
					setOpen(hovers ? true : !open);
				}}
			>
				{label}
				<ChevronIcon className={styles.chevron} />
			</button>
			<ul id={id} className={styles.list}>
				{typeof children === 'function' ? children(wasOpened) : children}
			</ul>
		</div>
	);
}
