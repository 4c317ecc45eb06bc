import {useEffect, useState} from 'react';

/** An object URL for a file, which is revoked when the file changes. */
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
