/** The mark: a playhead crossing frames. Frames take the text color, the playhead takes `--accent`. */
export const Mark = ({size = 24}: {size?: number}) => (
	<svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
		<g fill="currentColor">
			<rect x=".8" y="6.6" width="5.4" height="13.6" rx="1.5" />
			<path d="M9.1 6.6h2.3l1.4 1.6v12H9.1a1.5 1.5 0 0 1-1.5-1.5V8.1a1.5 1.5 0 0 1 1.5-1.5Z" />
			<path opacity=".4" d="M19 6.6h2.7a1.5 1.5 0 0 1 1.5 1.5v10.6a1.5 1.5 0 0 1-1.5 1.5h-4.1V8.1Z" />
		</g>
		<path
			fill="var(--accent, #0b84f3)"
			d="M11.9 1h6.6a1 1 0 0 1 1 1v1.9c0 .4-.2.8-.5 1.1l-2.6 2.6V22a1.2 1.2 0 0 1-2.4 0V7.6L11.4 5a1.6 1.6 0 0 1-.5-1.1V2a1 1 0 0 1 1-1Z"
		/>
	</svg>
);
