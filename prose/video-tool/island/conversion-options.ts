/** The output formats, by file extension. */
export const CONTAINERS = {webm: 'WebM', mp4: 'MP4'} as const;
export type Container = keyof typeof CONTAINERS;

export const ANGLES = [0, 90, 180, 270] as const;
export type Angle = (typeof ANGLES)[number];

/** The part of a file to keep, in seconds. */
export type Cut = {start: number; end: number};

/** The options of a conversion. Without `cut`, the whole file is kept. */
export type ConversionOptions = {container: Container; rotate: Angle; halve: boolean; mute: boolean; cut?: Cut};

/** Whether the browser can decode and encode video. */
export const canConvert = (): boolean => 'VideoDecoder' in globalThis && 'VideoEncoder' in globalThis;
