/** See `pipeline/data-version.ts`. */
declare const __DATA_VERSION__: string;
