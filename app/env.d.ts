/** See `pipeline/vite/data-version.ts`. */
declare const __DATA_VERSION__: string;

/** The year in which the site was built. */
declare const __BUILD_YEAR__: number;
