/** The name of the island that a file in `prose/<name>/island/` belongs to. */
export const islandName = (file: string): string => file.split('/').at(-3) ?? '';
