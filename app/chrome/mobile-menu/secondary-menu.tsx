import {createContext, type ReactNode, useContext, useEffect, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';

type SecondaryMenuState = {
	/** The element of the open mobile menu that shows the page's own menu. */
	slot: HTMLElement | null;
	setSlot: (slot: HTMLElement | null) => void;
	/** Whether the page has a menu of its own. */
	present: boolean;
	setPresent: (present: boolean) => void;
};

const SecondaryMenuContext = createContext<SecondaryMenuState | null>(null);

/** The state that the mobile menu and the page's own menu share. */
export function useSecondaryMenuState(): SecondaryMenuState {
	const state = useContext(SecondaryMenuContext);
	if (!state) {
		throw new Error('The secondary menu is used outside of its provider.');
	}

	return state;
}

/** Provides the state of `useSecondaryMenuState`. */
export function SecondaryMenuProvider({children}: {children: ReactNode}) {
	const [slot, setSlot] = useState<HTMLElement | null>(null);
	const [present, setPresent] = useState(false);
	const state = useMemo(() => ({slot, setSlot, present, setPresent}), [slot, present]);
	return <SecondaryMenuContext value={state}>{children}</SecondaryMenuContext>;
}

/** Renders its children in the mobile menu while the page is shown. */
export function SecondaryMenu({children}: {children: ReactNode}) {
	const {slot, setPresent} = useSecondaryMenuState();

	useEffect(() => {
		setPresent(true);
		return () => setPresent(false);
	}, [setPresent]);

	useEffect(() => {
		// Scroll a long menu to the current page.
		slot?.querySelector('[aria-current="page"]')?.scrollIntoView({block: 'center'});
	}, [slot]);

	return slot ? createPortal(children, slot) : null;
}
