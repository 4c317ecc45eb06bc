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

const Line = ({d}: {d: string}) => (
	<path d={d} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
);

export const LoopIcon = () => (
	<Icon>
		<Line d="M4 9.5V8.6A2.6 2.6 0 0 1 6.6 6H15m-2.6-3L15.5 6l-3.1 3M16 10.5v.9a2.6 2.6 0 0 1-2.6 2.6H5m2.6 3-3.1-3 3.1-3" />
	</Icon>
);

export const PreviousFrameIcon = () => (
	<Icon>
		<Line d="M12.5 5 7.5 10l5 5M4 5v10" />
	</Icon>
);

export const NextFrameIcon = () => (
	<Icon>
		<Line d="m7.5 5 5 5-5 5M16 5v10" />
	</Icon>
);

export const FullscreenIcon = () => (
	<Icon>
		<Line d="M3.5 7.5v-4h4m5 0h4v4m0 5v4h-4m-5 0h-4v-4" />
	</Icon>
);

export const MoreIcon = () => (
	<Icon>
		<circle cx="4" cy="10" r="1.6" />
		<circle cx="10" cy="10" r="1.6" />
		<circle cx="16" cy="10" r="1.6" />
	</Icon>
);

export const SoundIcon = ({isOff}: {isOff: boolean}) => (
	<Icon>
		<path d="M9.6 3.8 5.9 7H3.4c-.5 0-.9.4-.9.9v4.2c0 .5.4.9.9.9h2.5l3.7 3.2c.4.4 1 .1 1-.5V4.3c0-.6-.6-.9-1-.5Z" />
		<Line d={isOff ? 'm13.5 7.8 4.4 4.4m0-4.4-4.4 4.4' : 'M13.4 7.4a3.7 3.7 0 0 1 0 5.2m2-7.2a6.5 6.5 0 0 1 0 9.2'} />
	</Icon>
);
