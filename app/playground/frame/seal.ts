// Imported first: nothing that code brings along may run before this.

// Opened by itself, this page has the site's origin: it must not run code that others send.
if (self.origin !== 'null' || window.parent === window) {
	throw new Error('This page runs only in the sandboxed frame of the playground.');
}

// The one way to other hosts that a policy does not close.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
	Reflect.deleteProperty(globalThis, name);
}

// The renderer reads settings of its own from a storage, which throws in a sandbox.
Object.defineProperty(globalThis, 'localStorage', {value: {getItem: () => null, setItem: () => {}, removeItem: () => {}}});

// Registered first, so no listener of the video ever gets a key.
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
