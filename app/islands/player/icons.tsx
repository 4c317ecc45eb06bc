import type {ReactNode} from 'react';

const Icon = ({children}: {children: ReactNode}) => (
	<svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
		{children}
	</svg>
);

export const PlayIcon = () => (
	<Icon>
		<path d="M6 3.9v12.2c0 .8.9 1.3 1.6.8l9-6.1c.6-.4.6-1.2 0-1.6l-9-6.1c-.7-.5-1.6 0-1.6.8Z" />
	</Icon>
);

export const PauseIcon = () => (
	<Icon>
		<rect x="4.5" y="3.5" width="4" height="13" rx="1.2" />
		<rect x="11.5" y="3.5" width="4" height="13" rx="1.2" />
	</Icon>
);

export const LoopIcon = () => (
	<Icon>
		<path
			d="M4 9.5V8.6A2.6 2.6 0 0 1 6.6 6H15m-2.6-3L15.5 6l-3.1 3M16 10.5v.9a2.6 2.6 0 0 1-2.6 2.6H5m2.6 3-3.1-3 3.1-3"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.6"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</Icon>
);
