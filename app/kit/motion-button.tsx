import kit from './kit.module.css';

type Props = {
	/** Nothing moves for this reader: the button keeps its place, unseen. */
	calm: boolean;
	paused: boolean;
	toggle: () => void;
	/** What it stops and starts: "Pause all", "Pause previews". */
	what: string;
};

/** One button for everything that moves on a page. */
export function MotionButton({calm, paused, toggle, what}: Props) {
	return (
		<button type="button" className={kit.small} hidden={calm} onClick={toggle}>
			{paused ? 'Play' : 'Pause'} {what}
		</button>
	);
}
