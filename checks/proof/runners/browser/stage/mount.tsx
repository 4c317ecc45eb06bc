import {Component, type ComponentType, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {firstReason, noteError, startFresh} from './failures';

export type Props = Record<string, unknown>;
export type Mounted = ComponentType<Props>;

/** Time for effects, requests and timers to go wrong. */
export const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class Boundary extends Component<{children: ReactNode}> {
	override state = {failed: false};
	static getDerivedStateFromError() {
		return {failed: true};
	}
	override componentDidCatch(error: unknown) {
		noteError(error);
	}
	override render() {
		return this.state.failed ? null : this.props.children;
	}
}

/** Lets `use` render into an element that is gone afterwards. Returns why it failed, or undefined. Never throws. */
export const mount = async (use: (render: (node: ReactNode) => void) => Promise<void>): Promise<string | undefined> => {
	startFresh();
	const container = document.body.appendChild(document.createElement('div'));
	const root = createRoot(container);
	try {
		await use((node) => root.render(<Boundary>{node}</Boundary>));
	} catch (error) {
		noteError(error);
	}

	const reason = firstReason();
	root.unmount();
	container.remove();
	return reason;
};
