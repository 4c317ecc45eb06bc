import fs from 'node:fs';
import path from 'node:path';

const relativeImport = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const resolveFile = (base: string): string | undefined =>
	[base, `${base}.ts`, `${base}.tsx`].find((file) => /\.\w+$/.test(file) && fs.existsSync(file));

/** Every source file that some modules reach through relative imports, themselves included, in a stable order. */
export const importClosure = (...entries: string[]): string[] => {
	const files = new Set(entries);
	for (const file of files) {
		for (const [, specifier = ''] of fs.readFileSync(file, 'utf8').matchAll(relativeImport)) {
			const found = resolveFile(path.resolve(path.dirname(file), specifier));
			if (found) {
				files.add(found);
			}
		}
	}

	return [...files].sort();
};
