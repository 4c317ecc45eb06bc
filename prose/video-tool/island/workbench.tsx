import {useState} from 'react';
import {ConversionForm} from './conversion-form';
import {type ConversionOptions, canConvert} from './conversion-options';
import {FactsList} from './facts-list';
import {Outcome} from './outcome';
import {Screen} from './screen';
import {Trim} from './trim';
import {useConversion} from './use-conversion';
import {useObjectUrl} from './use-object-url';
import {useProbe} from './use-probe';

/** The tool for one file: player, metadata, conversion and trimming. */
export const Workbench = ({file}: {file: File}) => {
	const [options, setOptions] = useState<ConversionOptions>({container: 'webm', rotate: 90, halve: false, mute: false});
	const {state, start, reset} = useConversion();
	const result = state.status === 'done' ? state.file : undefined;
	const url = useObjectUrl(result ?? file);
	const source = useProbe(file);
	const shown = useProbe(result ?? file);
	const [video, setVideo] = useState<HTMLVideoElement | null>(null);
	const {seconds, fps} = source.status === 'loaded' ? source.value : {seconds: null, fps: null};
	const isRunning = state.status === 'running';

	const look = (at: number) => {
		if (video) {
			video.currentTime = at;
		}
	};

	return (
		<>
			<Screen
				key={url}
				src={url}
				title={(result ?? file).name}
				label={result ? 'The converted video' : `The video ${file.name}`}
				probed={shown.status === 'loaded' ? shown.value : undefined}
				problem={shown.status === 'error' ? shown.error : undefined}
				video={video}
				onVideo={setVideo}
			/>
			<div className="vt-side">
				<FactsList probed={shown} />
				<ConversionForm
					options={options}
					onOptions={(part) => setOptions({...options, ...part})}
					disabled={!canConvert() || source.status !== 'loaded'}
					isRunning={isRunning}
					onStart={() => void start(file, options, seconds)}
					onCancel={reset}
				/>
				<Outcome state={state} url={url} />
			</div>
			<Trim
				seconds={seconds}
				fps={fps}
				disabled={!canConvert() || isRunning}
				cut={options.cut}
				onCut={(cut) => {
					setOptions({...options, cut});
					// The handles are times in the source, so show the source instead of the result.
					if (result) {
						reset();
					}
				}}
				onLook={look}
			/>
		</>
	);
};
