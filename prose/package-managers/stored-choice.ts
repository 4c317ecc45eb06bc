/** Where the chosen package manager is kept, and the managers there are, the default first. */
export const PACKAGE_MANAGER_KEY = 'package-manager';
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
