import {type DragEvent, useEffect, useState} from 'react';

const hasFiles = ({dataTransfer}: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Files that readers drop onto an element or paste anywhere on the page, at least one; `onFiles` must be stable. `isOver` while some are
 * held above it. Nothing inside the element receives the drop event.
 */
export const useHandedFiles = (onFiles: (files: File[]) => void) => {
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
				// Leaving a child for another one is no leaving.
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
