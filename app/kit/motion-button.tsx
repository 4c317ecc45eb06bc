import kit from './kit.module.css';

type Props = {
	/** There is nothing to pause, so the button is hidden. Before hydration, its space is reserved. */
	reducedMotion: boolean;
	paused: boolean;
	toggle: () => void;
	/** Completes the label: "Pause all", "Pause previews". */
	what: string;
};

/** Pauses and resumes everything that moves on a page. */
export function MotionButton({reducedMotion, paused, toggle, what}: Props) {
	return (
		<button type="button" className={kit.small} hidden={reducedMotion} onClick={toggle}>
			{paused ? 'Play' : 'Pause'} {what}
		</button>
	);
}
