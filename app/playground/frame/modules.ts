import * as noReact from '@playground/remotion/no-react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import {packageNeeds} from '../modules';
import {toolkit} from './toolkit';

/** What code may import, filled by the scripts of the packages as they are loaded. */
const modules: Record<string, unknown> = {
	react: React,
	'react/jsx-runtime': jsxRuntime,
	'react-dom': ReactDom,
	'react-dom/client': ReactDomClient,
	remotion: toolkit,
	'remotion/no-react': noReact,
};

declare global {
	/** The scripts of the packages, and those of the reader, find the frame by this name. */
	var remotionPlayground: {modules: Record<string, unknown>; define?: (version: number, name: string, factory: unknown) => void};
}

globalThis.remotionPlayground = {modules};

const addresses = JSON.parse(document.currentScript?.dataset.packages ?? '{}') as Record<string, string>;
const loads = new Map<string, Promise<void>>();

/** Runs a script file; resolves when it has run, whatever it threw. */
export const runScript = (src: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.onload = () => resolve();
		script.onerror = () => reject(new Error(`${src} could not be loaded`));
		script.src = src;
		document.head.append(script);
		script.remove();
	});

/** Loads a package once. */
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

export const findModule = (specifier: string): unknown => modules[specifier];
