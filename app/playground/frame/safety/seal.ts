// Imported first, because it has to run before any other code.

// Opened in a tab, this page would have the site's origin, so it must not run other people's code there.
if (self.origin !== 'null' || window.parent === window) {
	throw new Error('This page runs only in the sandboxed frame of the playground.');
}

// WebRTC is the one connection to other hosts that the content security policy doesn't block.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
	Reflect.deleteProperty(globalThis, name);
}

// The renderer reads settings from `localStorage`, which throws in a sandbox.
Object.defineProperty(globalThis, 'localStorage', {value: {getItem: () => null, setItem: () => {}, removeItem: () => {}}});

// Registered first, so that listeners of the video never receive a key.
for (const name of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste'] as const) {
	window.addEventListener(
		name,
		(event) => {
			event.stopImmediatePropagation();
			event.preventDefault();
		},
		{capture: true},
	);
}

export {};
