import {useCallback, useMemo, useState} from 'react';
import {PartError} from '../loading/part-error';
import {Spinner} from '../loading/spinner';
import {useLoad} from '../loading/use-load';
import type {IslandProps} from '../registry';
import {DemoPlayer} from './demo-player';
import {loadDemo} from './load-demo';
import {atLinkedFrame, readPlayerOptions} from './player-options';

/** Plays the video that the placeholder names. If loading or rendering it fails, the error is shown with a Retry button. */
export default function PlayerIsland({host, inputProps, onPlayer}: IslandProps) {
	const options = useMemo(() => atLinkedFrame(readPlayerOptions(host.dataset), window.location.search), [host]);
	const demo = useLoad(useCallback(() => loadDemo(options.demo), [options.demo]));
	const [crash, setCrash] = useState<Error>();

	if (demo.status === 'loading') {
		return demo.late ? <Spinner /> : null;
	}
	if (demo.status === 'error') {
		return <PartError {...demo} />;
	}
	if (crash) {
		return <PartError error={crash} retry={() => setCrash(undefined)} />;
	}
	return <DemoPlayer host={host} options={options} component={demo.value} inputProps={inputProps} onPlayer={onPlayer} onCrash={setCrash} />;
}
