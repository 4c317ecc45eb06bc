import {useEffect, useMemo, useState} from 'react';
import type {Project} from '../project';
import {type Asset, namedFiles, type OwnFile, type Sample} from './assets';

const fetched = new Map<string, Promise<Blob>>();

/** One of the site's sample files, fetched once. */
const fetchSample = (name: string): Promise<Blob> => {
	const known = fetched.get(name);
	if (known) {
		return known;
	}

	const blob = fetch(`/${name}`).then((response) => (response.ok ? response.blob() : Promise.reject(new Error(`/${name}`))));
	fetched.set(name, blob);
	blob.catch(() => fetched.delete(name));
	return blob;
};

/** Loads files. Those that fail are left out, and the code that uses them reports the error. */
const load = async (names: readonly string[], own: readonly OwnFile[]): Promise<Asset[]> => {
	const loads = names.map(async (name) => ({name, blob: own.find((file) => file.name === name)?.file ?? (await fetchSample(name))}));
	return (await Promise.allSettled(loads)).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};

/** The files that a project uses, once they have loaded. */
export const useAssets = ({files, props}: Project, samples: readonly Sample[], own: readonly OwnFile[]): Asset[] | undefined => {
	const known = useMemo(() => [...own, ...samples].map(({name}) => name), [own, samples]);
	const key = namedFiles(known, files, props).join('\n');
	const [loaded, setLoaded] = useState<{key: string; own: readonly OwnFile[]; assets: Asset[]}>();

	useEffect(() => {
		let isWanted = true;
		void load(key.split('\n').filter(Boolean), own).then((assets) => {
			if (isWanted) {
				setLoaded({key, own, assets});
			}
		});
		return () => {
			isWanted = false;
		};
	}, [key, own]);

	return loaded?.key === key && loaded.own === own ? loaded.assets : undefined;
};
