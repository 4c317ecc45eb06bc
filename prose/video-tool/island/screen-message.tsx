import type {ReactNode} from 'react';

/** A message in place of the video, on an empty frame, under the file's name. */
export const ScreenMessage = ({name, children}: {name?: string; children: ReactNode}) => (
	<div className="vt-message">
		{name ? <p className="vt-name">{name}</p> : null}
		{children}
	</div>
);
