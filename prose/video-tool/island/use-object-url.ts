import {useEffect, useState} from 'react';

/** A URL under which the browser plays a file; it is given back when the file changes. */
export const useObjectUrl = (file: File | undefined): string | undefined => {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const next = file && URL.createObjectURL(file);
		setUrl(next);
		return () => {
			if (next) {
				URL.revokeObjectURL(next);
			}
		};
	}, [file]);
	return url;
};
