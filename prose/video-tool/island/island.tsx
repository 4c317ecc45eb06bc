import {useCallback, useLayoutEffect, useState} from 'react';
import {useLoad} from '../../../app/islands/loading/use-load';
import type {IslandProps} from '../../../app/islands/registry';
import {useHandedFiles} from '../../../app/islands/use-handed-files';
import {AbilitiesTable} from './abilities-table';
import {Workbench} from './workbench';

const fetchSample = async (url: string): Promise<File> => {
	const response = await fetch(url);
	if (!response.ok) {
		throw new Error(`The sample clip could not be loaded (${response.status}).`);
	}

	return new File([await response.blob()], url.split('/').at(-1) ?? 'sample.mp4', {type: 'video/mp4'});
};

/** Reads, trims, rotates and converts a video. The reader's file stays in the browser. */
export default function VideoToolIsland({host}: IslandProps) {
	const sample = useLoad(useCallback(() => fetchSample(host.dataset.sample ?? ''), [host]));
	const [own, setOwn] = useState<File>();
	const file = own ?? (sample.status === 'loaded' ? sample.value : undefined);

	useLayoutEffect(() => {
		host.dataset.state = 'ready';
	}, [host]);

	const {isOver, handlers} = useHandedFiles(useCallback(([first]) => setOwn(first), []));

	return (
		<section className="vt" aria-label="Video tool" data-over={isOver || undefined} {...handlers}>
			{file ? <Workbench key={`${file.name} ${file.size} ${file.lastModified}`} file={file} /> : null}
			{sample.status === 'error' && !own ? (
				<p className="vt-problem" role="alert">
					{sample.error instanceof Error ? sample.error.message : String(sample.error)}{' '}
					<button type="button" onClick={sample.retry}>
						Retry
					</button>
				</p>
			) : null}
			<div className="vt-source">
				<label className="vt-file">
					<span>Use your own file</span>
					<input type="file" accept="video/*,audio/*,.mkv,.avi,.ts" onChange={({target}) => setOwn(target.files?.[0])} />
				</label>
				<p className="vt-hint">It is read here, in your browser, and not uploaded. You can also drop it on this panel, or paste it.</p>
			</div>
			<AbilitiesTable />
		</section>
	);
}
