import {useEffect, useRef, useState} from 'react';
import type {Problem, Program} from '../compile/compile';
import {type Compiler, createCompiler} from '../compile/compiler';
import type {ProjectFile} from '../project';
import {TYPING_PAUSE_MS} from './typing-pause';

/**
 * Compiles the files whenever they change. Returns the last program that compiled, the problems in the newest files, and whether the compiler
 * couldn't be loaded. Calls `onBroken` if the newest files don't compile. Errors are only shown when the reader pauses.
 */
export const useProgram = (files: ProjectFile[], onBroken: () => void) => {
	const [program, setProgram] = useState<Program>();
	const [found, setFound] = useState<Problem[]>([]);
	const [isLost, setLost] = useState(false);
	const compiler = useRef<Compiler>(null);

	useEffect(() => {
		const created = createCompiler(() => setLost(true));
		compiler.current = created;
		return () => created.dispose();
	}, []);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isWanted = true;
		compiler.current?.compile(files, ({problems, program: compiled}) => {
			if (!isWanted) {
				return;
			}

			if (compiled) {
				setFound(problems);
				setProgram(compiled);
			} else {
				timer = setTimeout(() => {
					setFound(problems);
					onBroken();
				}, TYPING_PAUSE_MS);
			}
		});
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [files, onBroken]);

	return {program, found, isLost};
};
