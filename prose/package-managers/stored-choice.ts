/** The package managers, in the order of their tabs. The first one is the default. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** The storage key for the chosen package manager. */
export const PACKAGE_MANAGER_KEY = 'package-manager';

/** The group of package manager tabs. A style sheet shows their panels by an attribute of the document, so the choice is right at the first paint. */
export const PACKAGE_MANAGER_GROUP = 'package-manager';
