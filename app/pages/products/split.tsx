import {useState} from 'react';
import type {Limits} from '../../../pipeline/collections/products/types';
import type {DemoPreview} from '../../../pipeline/demos/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import {functionsFor} from './functions-for';
import styles from './products.module.css';

const FPS = 30;
const MIN_SECONDS = 4;
const MAX_SECONDS = 120;
const MAX_FRAMES = 200;
const SECONDS = 20;

/** Sliders for the length of a video and the frames per function, with a video that shows the functions. */
export function Split({demo, limits}: {demo: DemoPreview; limits: Limits}) {
	const [seconds, setSeconds] = useState(SECONDS);
	const [share, setShare] = useState(limits.defaultFrames);
	const frames = seconds * FPS;
	const {functions, tooMany} = functionsFor(frames, share, limits);

	return (
		<div className={styles.split}>
			<LiveDemo {...demo} inputProps={{frames, framesPerFunction: Math.ceil(frames / functions)}} />
			<form className={styles.sliders} aria-label="Split a render" onSubmit={(event) => event.preventDefault()}>
				<label>
					<span>
						Length of the video <b>{seconds} s</b>
					</span>
					<input
						type="range"
						min={MIN_SECONDS}
						max={MAX_SECONDS}
						value={seconds}
						onChange={({target}) => setSeconds(target.valueAsNumber)}
					/>
				</label>
				<label>
					<span>
						Frames per function <b>{share}</b>
					</span>
					<input
						type="range"
						min={limits.minFrames}
						max={MAX_FRAMES}
						value={share}
						onChange={({target}) => setShare(target.valueAsNumber)}
					/>
				</label>
				<p className={styles.sum} role="status">
					<strong>{functions}</strong> {functions === 1 ? 'function renders' : 'functions render'} {frames} frames.
					{tooMany ? ` Remotion refuses more than ${limits.maxFunctions}, so each renders ${Math.ceil(frames / functions)} of them.` : ''}
				</p>
			</form>
		</div>
	);
}
