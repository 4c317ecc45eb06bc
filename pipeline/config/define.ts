import type {SiteConfigInput} from './schema';

/** Gives `site.config.ts` its types; returns what it is given. */
export const defineConfig = (config: SiteConfigInput): SiteConfigInput => config;
