/** Where the chosen package manager is kept. */
export const PACKAGE_MANAGER_KEY = 'package-manager';

/** The group of tabs whose shown panel the style sheet chooses by an attribute of the document, before anything is painted. */
export const PACKAGE_MANAGER_GROUP = 'package-manager';
