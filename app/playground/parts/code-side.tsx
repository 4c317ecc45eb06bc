import {useMemo, useState} from 'react';
import type {Problem} from '../compile/compile';
import Editor from '../editor/editor';
import {MAX_CODE, type ProjectFile} from '../project';
import {FileTabs} from './file-tabs';
import {Problems} from './problems';

const TOO_LONG: Problem = {
	severity: 'error',
	file: '',
	line: 1,
	from: 0,
	to: 0,
	message: `The code is longer than ${MAX_CODE.toLocaleString('en')} characters, so the last change isn’t played or kept. Make it shorter.`,
};

type Props = {
	files: ProjectFile[];
	problems: Problem[];
	/** The name of the file that makes the code too long, if it is. */
	tooLong: string | undefined;
	onFiles: (files: ProjectFile[]) => void;
	onWrite: (name: string, code: string) => void;
};

/** The files of a project, with the editor, and the problems of all files. */
export const CodeSide = ({files, problems, tooLong, onFiles, onWrite}: Props) => {
	const [active, setActive] = useState(files[0]!.name);
	const [place, setPlace] = useState<{line: number}>();
	const [deleted, setDeleted] = useState<{file: ProjectFile; index: number}>();
	const file = files.find(({name}) => name === active) ?? files[0]!;
	const ofFile = useMemo(() => problems.filter((problem) => problem.file === file.name), [problems, file.name]);

	const go = (name: string, line: number) => {
		setActive(name);
		setPlace({line});
	};

	return (
		<>
			<FileTabs
				files={files}
				active={file.name}
				onOpen={setActive}
				onAdd={(name) => {
					onFiles([...files, {name, code: ''}]);
					setDeleted(undefined);
					go(name, 1);
				}}
				onRemove={(name) => {
					const index = files.findIndex((other) => other.name === name);
					setDeleted({file: files[index]!, index});
					onFiles(files.toSpliced(index, 1));
					setActive(files[0]!.name);
				}}
				deleted={deleted?.file.name}
				onUndo={() => {
					if (deleted) {
						onFiles(files.toSpliced(deleted.index, 0, deleted.file));
						setActive(deleted.file.name);
						setDeleted(undefined);
					}
				}}
			/>
			<Editor file={file} problems={ofFile} place={place} onChange={onWrite} />
			<Problems
				problems={tooLong === undefined ? problems : [{...TOO_LONG, file: tooLong}, ...problems]}
				onGo={(problem) => go(problem.file, problem.line)}
			/>
		</>
	);
};
