import type {SVGProps} from 'react';

/** A decorative icon on a 20 by 20 grid, in the text color. The control around it needs an accessible name. */
export function Icon({children, ...props}: SVGProps<SVGSVGElement>) {
	return (
		<svg
			width="20"
			height="20"
			viewBox="0 0 20 20"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.6"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			{...props}
		>
			{children}
		</svg>
	);
}

export const SearchIcon = () => (
	<Icon>
		<circle cx="9" cy="9" r="5.5" />
		<path d="M13.2 13.2L17 17" />
	</Icon>
);

export const MenuIcon = () => (
	<Icon>
		<path d="M3 6h14M3 10h14M3 14h14" />
	</Icon>
);

export const CloseIcon = () => (
	<Icon>
		<path d="M5 5l10 10M15 5L5 15" />
	</Icon>
);

export const ChevronIcon = (props: SVGProps<SVGSVGElement>) => (
	<Icon width="16" height="16" {...props}>
		<path d="M6 8l4 4 4-4" />
	</Icon>
);

export const ExternalIcon = () => (
	<Icon width="14" height="14">
		<path d="M8 4H4v12h12v-4M11.5 4H16v4.5M16 4l-7 7" />
	</Icon>
);

export const SunIcon = () => (
	<Icon>
		<circle cx="10" cy="10" r="3.4" />
		<path d="M10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M15.3 4.7l-1.1 1.1M5.8 14.2l-1.1 1.1" />
	</Icon>
);

export const MoonIcon = () => (
	<Icon>
		<path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z" />
	</Icon>
);

export const SystemIcon = () => (
	<Icon>
		<rect x="2.5" y="4" width="15" height="10" rx="1.6" />
		<path d="M7 17h6" />
	</Icon>
);

export const SparkIcon = () => (
	<Icon>
		<path d="M10 3l1.5 4.2a2 2 0 0 0 1.3 1.3L17 10l-4.2 1.5a2 2 0 0 0-1.3 1.3L10 17l-1.5-4.2a2 2 0 0 0-1.3-1.3L3 10l4.2-1.5a2 2 0 0 0 1.3-1.3z" />
	</Icon>
);

const BRANDS = {
	github:
		'M10 1.5a8.5 8.5 0 0 0-2.7 16.6c.4.1.6-.2.6-.4v-1.5c-2.4.5-2.9-1.1-2.9-1.1-.4-1-.9-1.3-.9-1.3-.8-.5.1-.5.1-.5.8.1 1.3.9 1.3.9.7 1.3 2 .9 2.5.7.1-.5.3-.9.5-1.1-1.9-.2-3.9-1-3.9-4.2 0-.9.3-1.7.9-2.3-.1-.2-.4-1.1.1-2.3 0 0 .7-.2 2.3.9a8 8 0 0 1 4.2 0c1.6-1.1 2.3-.9 2.3-.9.5 1.2.2 2.1.1 2.3.5.6.9 1.4.9 2.3 0 3.3-2 4-3.9 4.2.3.3.6.8.6 1.6v2.3c0 .2.2.5.6.4A8.5 8.5 0 0 0 10 1.5z',
	discord:
		'M16.3 4.3A14 14 0 0 0 12.8 3.2l-.4.9a13 13 0 0 0-4.8 0l-.4-.9a14 14 0 0 0-3.5 1.1C1.5 7.6.9 10.8 1.2 14a14 14 0 0 0 4.3 2.2l.9-1.5-1.4-.7.3-.3a10 10 0 0 0 9.4 0l.3.3-1.4.7.9 1.5a14 14 0 0 0 4.3-2.2c.4-3.7-.6-6.9-2.5-9.7zM7.1 12.1c-.8 0-1.5-.8-1.5-1.7s.7-1.7 1.5-1.7 1.6.8 1.5 1.7c0 .9-.7 1.7-1.5 1.7zm5.8 0c-.8 0-1.5-.8-1.5-1.7s.7-1.7 1.5-1.7 1.6.8 1.5 1.7c0 .9-.7 1.7-1.5 1.7z',
	x: 'M14.6 2.5h2.6l-5.7 6.5 6.7 8.5H13l-4.1-5.2-4.7 5.2H1.6l6.1-6.9L1.3 2.5h5.4l3.7 4.8zm-.9 13.5h1.4L5.9 3.9H4.3z',
};

/** The logo of a service that the navbar links to. */
export const BrandIcon = ({name}: {name: keyof typeof BRANDS}) => (
	<Icon fill="currentColor" stroke="none">
		<path d={BRANDS[name]} />
	</Icon>
);
