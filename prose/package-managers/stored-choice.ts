/** Where the chosen package manager is kept. */
export const PACKAGE_MANAGER_KEY = 'package-manager';
