import {useCallback, useRef, useState} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {PartError} from '../islands/loading/part-error';
import {Spinner} from '../islands/loading/spinner';
import {useLoad} from '../islands/loading/use-load';
import {openAddress} from './address/opening';
import {Bench, type BenchProps} from './bench';
import buttons from './parts/buttons.module.css';
import styles from './workspace.module.css';

type Props = Omit<BenchProps, 'opening' | 'focus' | 'onStartOver'>;

/** Opens the project in a URL, and opens it again when the reader starts over. */
export default function Workspace({examples, samples, address}: Props) {
	const own = useLocation();
	const {search, hash} = address ?? own;
	const [round, setRound] = useState(0);
	// Read from the window, because the router doesn't know of URL changes between a link and its draft.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another URL is opened, and in another round the same one afresh.
	const open = useCallback(() => openAddress(address ?? window.location), [address, search, hash, round]);
	const opening = useLoad(open, {keepsValue: true});
	const navigate = useNavigate();
	const focus = useRef(-1);

	if (opening.status === 'loading') {
		return <div className={styles.waiting}>{opening.late ? <Spinner /> : null}</div>;
	}

	if (opening.status === 'error') {
		return (
			<div className={styles.waiting}>
				<PartError error={opening.error} retry={opening.retry} />
				<button type="button" className={buttons.action} onClick={() => void navigate('/playground')}>
					Open the first example
				</button>
			</div>
		);
	}

	return (
		<Bench
			key={opening.value.id}
			opening={opening.value}
			examples={examples}
			samples={samples}
			address={address}
			focus={focus}
			onStartOver={() => setRound(round + 1)}
		/>
	);
}
