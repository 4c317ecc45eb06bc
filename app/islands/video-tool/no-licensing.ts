/** Stands in for `@remotion/licensing`, which tells a remote host about each conversion. Nothing is sent. */
export const registerUsageEvent = (): Promise<{billable: false; classification: 'development'}> =>
	Promise.resolve({billable: false, classification: 'development'});
