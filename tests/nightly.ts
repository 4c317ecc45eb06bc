/** Tag of browser tests that take minutes, such as rounds that measure memory: `npm run test:nightly` runs them, `npm test` does not. */
export const NIGHTLY = '@nightly';
