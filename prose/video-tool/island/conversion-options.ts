/** The formats that a file can become, by the ending of its name. */
export const CONTAINERS = {webm: 'WebM', mp4: 'MP4'} as const;
export type Container = keyof typeof CONTAINERS;

export const ANGLES = [0, 90, 180, 270] as const;
export type Angle = (typeof ANGLES)[number];

/** What is kept of a file, in seconds. */
export type Cut = {start: number; end: number};

/** What the reader wants of a file; without `cut`, all of it. */
export type ConversionOptions = {container: Container; rotate: Angle; halve: boolean; mute: boolean; cut?: Cut};

/** Whether the browser can decode and encode video. */
export const canConvert = (): boolean => 'VideoDecoder' in globalThis && 'VideoEncoder' in globalThis;
