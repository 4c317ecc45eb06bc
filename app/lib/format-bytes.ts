const KB = 1024;

/** Bytes in KB, MB or GB, with one digit after the point. */
export const formatBytes = (bytes: number): string => {
	const units = ['KB', 'MB', 'GB'] as const;
	const power = bytes < KB ** 2 ? 1 : bytes < KB ** 3 ? 2 : 3;
	return `${(bytes / KB ** power).toFixed(1)} ${units[power - 1]}`;
};
