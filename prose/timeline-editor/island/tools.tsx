import type {PlayerHandle} from '../../../app/islands/player/playback/use-playback';
import type {useHistory} from './use-history';

type Props = {
	handle: PlayerHandle | null;
	history: Pick<ReturnType<typeof useHistory>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
	/** Offers to split clips; disabled while none is chosen. */
	split?: {isDisabled: boolean; onSplit: () => void};
};

/** The buttons above the timeline. */
export const Tools = ({handle, history, split}: Props) => (
	<div className="tl-tools">
		<button type="button" onClick={() => handle?.toggle()} disabled={!handle}>
			Play or pause
		</button>
		<button type="button" onClick={history.undo} disabled={!history.canUndo}>
			Undo
		</button>
		<button type="button" onClick={history.redo} disabled={!history.canRedo}>
			Redo
		</button>
		{split ? (
			<button type="button" aria-label="Split at the playhead" disabled={split.isDisabled} onClick={split.onSplit}>
				Split
			</button>
		) : null}
	</div>
);
