import {useCallback, useLayoutEffect, useState} from 'react';
import {useLoad} from '../../../app/islands/loading/use-load';
import type {IslandProps} from '../../../app/islands/registry';
import {useDroppedFiles} from '../../../app/islands/use-dropped-files';
import {messageOf} from '../../../app/lib/message-of';
import {AbilitiesTable} from './abilities-table';
import {ScreenMessage} from './screen-message';
import {Workbench} from './workbench';

const fetchSample = async (url: string): Promise<File> => {
	const response = await fetch(url);
	if (!response.ok) {
		throw new Error(`The sample clip could not be loaded (${response.status}).`);
	}

	return new File([await response.blob()], url.split('/').at(-1) ?? 'sample.mp4', {type: 'video/mp4'});
};

/** Milliseconds before a sample that is still loading is announced; until then, the poster stays. */
const LATE_AFTER = 3000;

/** Reads, trims, rotates and converts a video, all in the browser: the reader's file isn't uploaded. */
export default function VideoToolIsland({host}: IslandProps) {
	const sample = useLoad(
		useCallback(() => fetchSample(host.dataset.sample ?? ''), [host]),
		{delay: LATE_AFTER},
	);
	const [own, setOwn] = useState<File>();
	const file = own ?? (sample.status === 'loaded' ? sample.value : undefined);

	const isReady = file !== undefined || sample.status === 'error' || (sample.status === 'loading' && sample.late);

	useLayoutEffect(() => {
		if (isReady) {
			host.dataset.state = 'ready';
		}
	}, [host, isReady]);

	const {isOver, handlers} = useDroppedFiles(useCallback(([first]) => setOwn(first), []));

	if (!isReady) {
		return null;
	}

	return (
		<section className="vt" aria-label="Video tool" {...handlers}>
			{file ? (
				<Workbench key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
			) : (
				<div className="vt-screen vt-empty">
					<ScreenMessage>
						{sample.status === 'error' ? (
							<>
								<p role="alert">{messageOf(sample.error)}</p>
								<button type="button" onClick={sample.retry}>
									Retry
								</button>
							</>
						) : (
							<p role="status">Loading the sample clip…</p>
						)}
					</ScreenMessage>
				</div>
			)}
			<div className="vt-source">
				<label className="vt-file">
					<span>Use your own file</span>
					<input type="file" accept="video/*,audio/*,.mkv,.avi,.ts" onChange={({target}) => setOwn(target.files?.[0])} />
				</label>
				<p className="vt-hint">It is read here, in your browser, and not uploaded. You can also drop it on this panel, or paste it.</p>
			</div>
			<AbilitiesTable />
			{isOver ? <p className="vt-drop">Drop the file to open it</p> : null}
		</section>
	);
}
