import {useCallback, useEffect, useLayoutEffect, useState} from 'react';
import {useLoad} from '../../../app/islands/loading/use-load';
import type {IslandProps} from '../../../app/islands/registry';
import {useHandedFiles} from '../../../app/islands/use-handed-files';
import {formatBytes} from '../../../app/lib/format-bytes';
import {AbilitiesTable} from './abilities-table';
import {CONTAINERS, type Container, canConvert, type Wish} from './convert';
import {type Probe, probe} from './probe';
import {useConversion} from './use-conversion';
import {useObjectUrl} from './use-object-url';

const ANGLES = [0, 90, 180, 270];

const LABELS: Record<keyof Probe, string> = {
	container: 'Container',
	dimensions: 'Size in pixels',
	duration: 'Duration',
	frameRate: 'Frame rate',
	videoCodec: 'Video codec',
	audioCodec: 'Audio codec',
	size: 'File size',
};

const fetchSample = async (url: string): Promise<File> => {
	const response = await fetch(url);
	if (!response.ok) {
		throw new Error(`The sample clip could not be loaded (${response.status}).`);
	}

	return new File([await response.blob()], url.split('/').at(-1) ?? 'sample.mp4', {type: 'video/mp4'});
};

/** Reads, rotates and converts a video with the toolkit's own packages. The reader's file stays in the browser. */
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

function Workbench({file}: {file: File}) {
	const [wish, setWish] = useState<Wish>({container: 'webm', rotate: 90, halve: false, mute: false});
	const {state, start, cancel} = useConversion();
	const result = state.status === 'done' ? state.result : undefined;
	const url = useObjectUrl(result ?? file);

	return (
		<>
			<div className="vt-screen">
				<video key={url} src={url} controls playsInline muted aria-label={result ? 'The converted video' : `The video ${file.name}`} />
			</div>
			<div className="vt-side">
				<Facts file={result ?? file} />
				<form
					className="vt-form"
					onSubmit={(event) => {
						event.preventDefault();
						void start(file, wish);
					}}
				>
					<label>
						<span>Rotate by</span>
						<select value={wish.rotate} onChange={({target}) => setWish({...wish, rotate: Number(target.value)})}>
							{ANGLES.map((angle) => (
								<option key={angle} value={angle}>
									{angle}°
								</option>
							))}
						</select>
					</label>
					<label>
						<span>Convert to</span>
						<select value={wish.container} onChange={({target}) => setWish({...wish, container: target.value as Container})}>
							{CONTAINERS.map((name) => (
								<option key={name} value={name}>
									{name}
								</option>
							))}
						</select>
					</label>
					<label className="vt-check">
						<input type="checkbox" checked={wish.halve} onChange={({target}) => setWish({...wish, halve: target.checked})} />
						<span>Half the size</span>
					</label>
					<label className="vt-check">
						<input type="checkbox" checked={wish.mute} onChange={({target}) => setWish({...wish, mute: target.checked})} />
						<span>Without sound</span>
					</label>
					{state.status === 'running' ? (
						<button type="button" onClick={cancel}>
							Cancel
						</button>
					) : (
						<button type="submit" disabled={!canConvert()}>
							Convert
						</button>
					)}
				</form>
				<div className="vt-outcome" role="status">
					{canConvert() ? null : 'This browser has no WebCodecs: files can be read here, but not converted.'}
					{state.status === 'running' ? (
						<>
							<progress value={state.progress} aria-label="Converted" /> {Math.round(state.progress * 100)}%
						</>
					) : null}
					{state.status === 'failed' ? <span className="vt-problem">{state.message}</span> : null}
					{result && url ? (
						<a href={url} download={result.name}>
							Download {result.name} ({formatBytes(result.size)})
						</a>
					) : null}
				</div>
			</div>
		</>
	);
}

/** What the parser finds out about a file. */
function Facts({file}: {file: File}) {
	const [found, setFound] = useState<{file: File; facts?: Probe; problem?: string}>();

	useEffect(() => {
		let current = true;
		probe(file).then(
			(facts) => current && setFound({file, facts}),
			(error: unknown) => current && setFound({file, problem: error instanceof Error ? error.message : String(error)}),
		);
		return () => {
			current = false;
		};
	}, [file]);

	const known = found?.file === file ? found : undefined;
	return known?.problem ? (
		<p className="vt-problem" role="alert">
			{known.problem}
		</p>
	) : (
		<dl className="vt-facts">
			{(Object.keys(LABELS) as (keyof Probe)[]).map((key) => (
				<div key={key}>
					<dt>{LABELS[key]}</dt>
					<dd>{known?.facts?.[key] ?? '…'}</dd>
				</div>
			))}
		</dl>
	);
}
