const none = (): never => {
	throw new Error('Sound cannot be saved in the browser.');
};

/** Stand in for the encoders of sound, which are large, while nothing that is rendered in the browser has sound. */
export const registerAacEncoder = none;
export const registerFlacEncoder = none;
export const registerMp3Encoder = none;
