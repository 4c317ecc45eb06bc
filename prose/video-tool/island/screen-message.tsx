import type {ReactNode} from 'react';

/** What the screen says where there is no picture: on an empty frame, below the name of the file. */
export const ScreenMessage = ({name, children}: {name?: string; children: ReactNode}) => (
	<div className="vt-message">
		{name ? <p className="vt-name">{name}</p> : null}
		{children}
	</div>
);
