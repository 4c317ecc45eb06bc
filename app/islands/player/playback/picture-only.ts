/**
 * Props of a player that only draws: the site's controls around it start, stop and seek. It begins muted and
 * keeps no audio elements ready, since most videos have no sound; `useSound` turns it on.
 */
export const pictureOnly = {
	initiallyMuted: true,
	numberOfSharedAudioTags: 0,
	clickToPlay: false,
	doubleClickToFullscreen: false,
	spaceKeyToPlayOrPause: false,
	moveToBeginningWhenEnded: false,
	browserMediaControlsBehavior: {mode: 'do-nothing'},
	acknowledgeRemotionLicense: true,
	noSuspense: true,
	style: {width: '100%', height: '100%'},
} as const;
