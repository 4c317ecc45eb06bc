import * as noReact from '@playground/remotion/no-react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import {packageNeeds} from '../modules';
import {toolkit} from './toolkit';

/** The modules that code can import. The scripts of packages add theirs when they are loaded. */
const modules: Record<string, unknown> = {
	react: React,
	'react/jsx-runtime': jsxRuntime,
	'react-dom': ReactDom,
	'react-dom/client': ReactDomClient,
	remotion: toolkit,
	'remotion/no-react': noReact,
};

declare global {
	/** The interface for scripts of packages and of the reader. */
	var remotionPlayground: {modules: Record<string, unknown>; define?: (version: number, name: string, factory: unknown) => void};
}

globalThis.remotionPlayground = {modules};

const addresses = JSON.parse(document.currentScript?.dataset.packages ?? '{}') as Record<string, string>;
const loads = new Map<string, Promise<void>>();

/** Runs a script. Resolves after it has run, even if it threw. Rejects if it can't be loaded. */
export const runScript = (src: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.onload = () => resolve();
		script.onerror = () => reject(new Error(`${src} could not be loaded`));
		script.src = src;
		document.head.append(script);
		script.remove();
	});

/** Loads a package and those that it needs, once. If that fails, the next call tries again. */
export const loadPackage = (name: string): Promise<void> => {
	const address = addresses[name];
	const run = async (src: string): Promise<void> => {
		await Promise.all((packageNeeds[name] ?? []).map(loadPackage));
		await runScript(src);
	};
	const load = loads.get(name) ?? (address ? run(address) : Promise.reject(new Error(`There is no package ${name} here`)));
	loads.set(name, load);
	load.catch(() => loads.delete(name));
	return load;
};

/** A loaded module by its specifier. */
export const findModule = (specifier: string): unknown => modules[specifier];
