import {type ComponentType, type ReactNode, useState} from 'react';
import {importAgain} from '../../lib/loading/import-again';
import {defaultExport} from './default-export';
import {PartError} from './part-error';
import {Spinner} from './spinner';
import {LATE_AFTER, useLoad} from './use-load';

type Options<P> = {
	/** The name of the part in error messages: a route, a module path or a few words. */
	name: string;
	/** Milliseconds before the spinner is shown. Defaults to 200. */
	delay?: number;
	/** A wrapper for the spinner and errors, for a part that doesn't appear where it's rendered, such as a dialog. */
	around?: ComponentType<P & {children: ReactNode}>;
};

/** Rendered in place of a part while it loads, with the part's props. `late` is true once the wait is long enough to show a spinner. */
export type StandIn<P> = ComponentType<P & {late: boolean}>;

type Source<P> = {load: () => Promise<ComponentType<P>>; loaded?: ComponentType<P>};

type Props<P> = {source: Source<P>; delay: number; props: P; around?: Options<P>['around']; standIn?: StandIn<P>};

const Waiting = <P extends object>({source, delay, props, around: Around, standIn: StandIn}: Props<P>) => {
	const state = useLoad(source.load, {delay});
	if (state.status === 'loaded') {
		return <state.value {...props} />;
	}
	if (StandIn && state.status === 'loading') {
		return <StandIn {...props} late={state.late} />;
	}
	const shown = state.status === 'error' ? <PartError {...state} /> : state.late ? <Spinner /> : null;
	return shown && Around ? <Around {...props}>{shown}</Around> : shown;
};

const Part = <P extends object>(all: Props<P>) => {
	// Decided once, on mount: switching from `Waiting` to the part itself later would mount it a second time.
	const [Loaded] = useState(() => all.source.loaded);
	return Loaded ? <Loaded {...all.props} /> : <Waiting {...all} />;
};

/**
 * A component whose code is loaded when it's first rendered. Once loaded, it renders synchronously everywhere.
 * - While it loads, its stand-in is shown, or a spinner after the delay.
 * - If loading fails, the error is shown with a Retry button. If it fails again, there is also a button that reloads the page.
 *
 * Not `React.lazy`, because Suspense shows a fallback for at least 300 ms.
 */
export const lazyPart = <P extends object>(
	load: () => Promise<{default?: ComponentType<P>}>,
	{name, delay = LATE_AFTER, around}: Options<P>,
	standIn?: StandIn<P>,
): ComponentType<P> => {
	const source: Source<P> = {
		async load() {
			source.loaded = defaultExport(await importAgain(load), name);
			return source.loaded;
		},
	};
	return (props) => <Part source={source} delay={delay} props={props} around={around} standIn={standIn} />;
};
