import type {Playable} from '../../../app/islands/player/playback/use-playback';

/** A file has times, not frames: the middle of a frame is a time that belongs to it alone. */
const MIDDLE = 0.5;
/** Rounding error of converting a frame to seconds and back, in frames. */
const ROUNDING = 0.001;

/** A video element with the interface of a player, in frames. `follow` reports each frame shown, until its result is called. */
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
		// A file that stops loading while it starts says so by itself.
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
