import {isValidElement} from 'react';
import type {Mounted} from './mount';

const sourceOf = (value: unknown): string => (typeof value === 'function' ? Function.prototype.toString.call(value) : '');

export const isClass = (value: unknown): boolean => /^class\b/.test(sourceOf(value));

export const isHook = (name: string): boolean => /^use[A-Z]/.test(name);

export const isComponent = (name: string, value: unknown): value is Mounted =>
	/^[A-Z]/.test(name) &&
	// Servers name functions after methods, such as `POST`.
	!/^[A-Z]+$/.test(name) &&
	!isValidElement(value) &&
	(typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)) &&
	!isClass(value);

/** Whether a component registers compositions, as the source of its function tells. */
export const isRoot = (component: Mounted): boolean => /\b(?:Composition|Still|Folder)\d*\b/.test(sourceOf(component));
