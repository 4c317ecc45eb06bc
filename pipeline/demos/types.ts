/** What a page that is not prose needs to show a video: its description and the URLs of its poster and its clip, not its source. */
export type DemoPreview = {
	/** Folder of `videos/`. */
	id: string;
	/** What its `video.json` says. */
	video: {
		title: string;
		alt: string;
		width: number;
		height: number;
		fps: number;
		durationInFrames: number;
		posterFrame: number;
		loop: boolean;
		sound?: boolean;
		footage?: boolean;
		defaultProps: Record<string, unknown>;
	};
	/** Empty when nobody has rendered it yet. */
	poster: string;
	clip?: string;
};

/** A run of highlighted code, or the place of a default value that the page may change. */
export type SourcePart = {html: string} | {prop: string};

/** A line of the source, from 0, that is at work in frames `from` to `to`. */
export type Cue = {line: number; from: number; to: number};

/** A video with its source, whose default values the page makes editable. Its props are texts and numbers. */
export type LiveSource = {
	demo: DemoPreview;
	/** Path of the source in the repository. */
	file: string;
	defaults: Record<string, string | number>;
	parts: SourcePart[];
	cues: Cue[];
};
