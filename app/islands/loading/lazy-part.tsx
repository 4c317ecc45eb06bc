import {type ComponentType, type ReactNode, useState} from 'react';
import {importAgain} from '../../lib/import-again';
import {defaultExport} from './default-export';
import {PartError} from './part-error';
import {Spinner} from './spinner';
import {LATE_AFTER, useLoad} from './use-load';

type Options<P> = {
	/** What error messages call the part: a route or a module path. */
	name: string;
	/** Milliseconds before the circle is shown; 200 by default. */
	delay?: number;
	/** What the circle and the error are drawn in, for a part that is not seen where it is drawn. */
	around?: ComponentType<P & {children: ReactNode}>;
};

/** Stands in for a part from the first moment on, with its props; `late` once the wait is worth showing. */
export type StandIn<P> = ComponentType<P & {late: boolean}>;

type Source<P> = {load: (attempt: number) => Promise<ComponentType<P>>; loaded?: ComponentType<P>};

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
	// Decided once: a part that arrives while this one waits must not be mounted a second time.
	const [Loaded] = useState(() => all.source.loaded);
	return Loaded ? <Loaded {...all.props} /> : <Waiting {...all} />;
};

/**
 * A component whose code is loaded when it is first drawn; once loaded, it's drawn at once everywhere.
 * - While it loads, its stand-in is shown; without one, a circle after the delay.
 * - When it fails, a box shows the error and a Retry button; after a second failure, one that loads the page again.
 *
 * Not `React.lazy`: Suspense holds a fallback for at least 300 ms.
 */
export const lazyPart = <P extends object>(
	load: () => Promise<{default?: ComponentType<P>}>,
	{name, delay = LATE_AFTER, around}: Options<P>,
	standIn?: StandIn<P>,
): ComponentType<P> => {
	const source: Source<P> = {
		async load(attempt) {
			source.loaded = defaultExport(await importAgain(load, attempt), name);
			return source.loaded;
		},
	};
	return (props) => <Part source={source} delay={delay} props={props} around={around} standIn={standIn} />;
};
