import {type DragEvent, useEffect, useState} from 'react';

/** Files that readers drop onto an element or paste anywhere on the page. `isOver` while one is held above it. */
export const useHandedFile = (onFile: (file: File) => void) => {
	const [isOver, setOver] = useState(false);

	useEffect(() => {
		const onPaste = ({clipboardData}: ClipboardEvent) => {
			const [file] = clipboardData?.files ?? [];
			if (file) {
				onFile(file);
			}
		};
		document.addEventListener('paste', onPaste);
		return () => document.removeEventListener('paste', onPaste);
	}, [onFile]);

	return {
		isOver,
		handlers: {
			onDragOver: (event: DragEvent) => {
				event.preventDefault();
				setOver(true);
			},
			onDragLeave: ({currentTarget, relatedTarget}: DragEvent) => {
				// Leaving a child for another one is no leaving.
				if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
					setOver(false);
				}
			},
			onDrop: (event: DragEvent) => {
				event.preventDefault();
				setOver(false);
				const [file] = event.dataTransfer.files;
				if (file) {
					onFile(file);
				}
			},
		},
	};
};
