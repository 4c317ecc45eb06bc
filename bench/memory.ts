import {readdirSync, readFileSync} from 'node:fs';

const INTERVAL = 100;
const PAGE_SIZE = 4096;

type Process = {pid: number; parent: number; pages: number};

const readProcess = (pid: string): Process | undefined => {
	try {
		// The name, in parentheses, may contain spaces. The fields after it don't.
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
			.replace(/^.*\) /s, '')
			.split(' ');
		return {pid: Number(pid), parent: Number(fields[1]), pages: Number(fields[21])};
	} catch {
		return undefined;
	}
};

/** Resident memory of a process and all that it started, in bytes; `undefined` where there is no /proc. */
export const residentMemory = (root: number): number | undefined => {
	let pids: string[];
	try {
		pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
	} catch {
		return undefined;
	}

	const processes = pids.map(readProcess).filter((process) => process !== undefined);
	const tree = new Set([root]);
	for (let size = 0; size !== tree.size; ) {
		size = tree.size;
		for (const {pid, parent} of processes) {
			if (tree.has(parent)) {
				tree.add(pid);
			}
		}
	}

	return processes.filter(({pid}) => tree.has(pid)).reduce((bytes, {pages}) => bytes + pages * PAGE_SIZE, 0);
};

/** Watches the memory of a process tree until the returned function is called, which gives the peak in bytes. */
export const watchMemory = (root: number): (() => number | undefined) => {
	let peak: number | undefined;
	const timer = setInterval(() => {
		const now = residentMemory(root);
		peak = now === undefined ? peak : Math.max(peak ?? 0, now);
	}, INTERVAL);
	return () => {
		clearInterval(timer);
		return peak;
	};
};
