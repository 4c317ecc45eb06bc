import crypto from 'node:crypto';

/** The first 16 hex digits of the SHA-256 of some bytes. */
export const hashOf = (...parts: (string | Buffer)[]): string => {
	const hash = crypto.createHash('sha256');
	for (const part of parts) {
		hash.update(part).update('\0');
	}

	return hash.digest('hex').slice(0, 16);
};
