import {pathFrom} from '../pipeline/base/file-paths';
import type {Problem} from '../pipeline/base/problems';
import {repoDir} from '../pipeline/base/site-dir';

/** One thing wrong with the content: `file` is relative to the repository, with slashes; `line` counts from 1. */
export type Finding = {file: string; line: number; message: string};

/** The one line in which a finding is printed, clickable in editors and terminals. */
export const formatFinding = ({file, line, message}: Finding): string => `${file}:${line} ${message.replace(/\s*\n\s*/g, ' | ')}`;

/** Orders findings by file, then line, so that two runs print the same. */
export const byPlace = (a: Finding, b: Finding): number => a.file.localeCompare(b.file) || a.line - b.line;

/** An absolute file as findings name it. */
export const fileName = (absolute: string): string => pathFrom(repoDir, absolute);

/** A problem of the pipeline as a finding. */
export const fromProblem = ({file, line = 1, field, message}: Problem): Finding => ({
	file: fileName(file),
	line,
	message: field ? `field "${field}": ${message}` : message,
});
