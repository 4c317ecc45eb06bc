import {useCallback} from 'react';
import {type Load, useLoad} from '../../../app/islands/loading/use-load';
import {type Probe, probe} from './probe';

/** Reads a file and follows it; another file is read afresh. */
export const useProbe = (file: File): Load<Probe> => useLoad(useCallback(() => probe(file), [file]));
