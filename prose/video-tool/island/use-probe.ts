import {useCallback} from 'react';
import {type Load, useLoad} from '../../../app/islands/loading/use-load';
import {type Probe, probe} from './probe';

const probes = new WeakMap<File, Promise<Probe>>();

/** Reads a file once: until it is converted, the source and what is shown are the same file. */
const probeOnce = (file: File): Promise<Probe> => {
	const probed = probes.get(file) ?? probe(file);
	probes.set(file, probed);
	return probed;
};

/** Reads a file and follows the result. A different file is read from the start. */
export const useProbe = (file: File): Load<Probe> => useLoad(useCallback(() => probeOnce(file), [file]));
