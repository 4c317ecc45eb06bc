import {Component, type ReactNode} from 'react';
import {PartError} from './loading/part-error';

/** Catches the errors of an island and shows them in its place, with a button that renders it again. */
export class IslandBoundary extends Component<{children: ReactNode}, {error: unknown}> {
	override state: {error: unknown} = {error: undefined};

	static getDerivedStateFromError(error: unknown) {
		return {error};
	}

	override render() {
		return this.state.error === undefined ? (
			this.props.children
		) : (
			<PartError error={this.state.error} retry={() => this.setState({error: undefined})} />
		);
	}
}
