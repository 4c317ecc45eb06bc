import path from 'node:path';

/** The folder that projects of samples are made from. */
export const TEMPLATE = path.join(import.meta.dirname, 'template');
