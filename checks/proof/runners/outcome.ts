/** How running a sample went: it did something, for real or against a stand-in, it only declared things, or it failed. */
export type Outcome = {result: 'ran' | 'simulated' | 'declared' | 'failed'; reason?: string};

/** What `stage/stage.ts` exports, which runs in the browser: `address` is that of the bundled sample, `source` its code. */
export type Stage = {run: (address: string, source: string) => Promise<Outcome>};
