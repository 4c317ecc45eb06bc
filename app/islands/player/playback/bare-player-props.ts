/**
 * Props of a player without any interaction of its own: the site's code starts, stops and seeks it. It starts muted and
 * keeps no audio tags ready, because most videos have no sound; `useSound` turns sound on.
 */
export const barePlayerProps = {
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
