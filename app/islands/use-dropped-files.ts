import {type DragEvent, useEffect, useState} from 'react';

const hasFiles = ({dataTransfer}: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Passes on the files that readers drop onto an element or paste anywhere on the page. `onFiles` gets at least one file and must be
 * stable. `isOver` is true while files are dragged over the element. Nothing inside the element receives the drop event.
 */
export const useDroppedFiles = (onFiles: (files: File[]) => void) => {
	const [isOver, setOver] = useState(false);

	useEffect(() => {
		const onPaste = ({clipboardData}: ClipboardEvent) => {
			if (clipboardData && clipboardData.files.length > 0) {
				onFiles([...clipboardData.files]);
			}
		};
		document.addEventListener('paste', onPaste);
		return () => document.removeEventListener('paste', onPaste);
	}, [onFiles]);

	return {
		isOver,
		handlers: {
			onDragOverCapture: (event: DragEvent) => {
				if (hasFiles(event)) {
					event.preventDefault();
					setOver(true);
				}
			},
			onDragLeave: ({currentTarget, relatedTarget}: DragEvent) => {
				// Moving from one child to another fires the event, too.
				if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
					setOver(false);
				}
			},
			onDropCapture: (event: DragEvent) => {
				if (hasFiles(event)) {
					event.preventDefault();
					event.stopPropagation();
					setOver(false);
					onFiles([...event.dataTransfer.files]);
				}
			},
		},
	};
};
