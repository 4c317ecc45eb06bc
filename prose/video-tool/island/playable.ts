import type {Playable} from '../../../app/islands/player/playback/use-playback';

/** Seeks go to the middle of a frame, because a time at its edge might show the neighboring frame. */
const MIDDLE = 0.5;
/** Tolerance for rounding errors when times are converted to frames, in frames. */
const ROUNDING = 0.001;

/** A video element with the interface of a player. `follow` starts reporting frames, and returns a function that stops it. */
export const playableOf = (video: HTMLVideoElement, fps: number, durationInFrames: number): Playable & {follow: () => () => void} => {
	const getCurrentFrame = () => Math.min(durationInFrames - 1, Math.floor(video.currentTime * fps + ROUNDING));

	const follow = () => {
		let next = 0;
		const notify = () => {
			cancelAnimationFrame(next);
			video.dispatchEvent(new CustomEvent('frameupdate', {detail: {frame: getCurrentFrame()}}));
			if (!video.paused) {
				next = requestAnimationFrame(notify);
			}
		};
		const moments = ['play', 'pause', 'seeking'];
		for (const moment of moments) {
			video.addEventListener(moment, notify);
		}

		return () => {
			cancelAnimationFrame(next);
			for (const moment of moments) {
				video.removeEventListener(moment, notify);
			}
		};
	};

	return {
		// Rejects if the file fails to load, which is shown elsewhere.
		play: () => void video.play().catch(() => {}),
		pause: () => video.pause(),
		seekTo: (frame) => {
			video.currentTime = (frame + MIDDLE) / fps;
		},
		getCurrentFrame,
		addEventListener: video.addEventListener.bind(video) as Playable['addEventListener'],
		removeEventListener: video.removeEventListener.bind(video) as Playable['removeEventListener'],
		follow,
	};
};
