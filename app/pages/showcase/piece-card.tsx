import {useState} from 'react';
import type {Piece} from '../../../pipeline/collections/showcase/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import {useRestart} from '../../islands/live-demo/use-restart';
import styles from './gallery.module.css';

/**
 * A composition in the gallery, with links to its page and source. It plays in place. One with footage, which is a large download, only
 * loads when the mouse or keyboard focus enters the card.
 */
export function PieceCard({piece: {path, title, description, demo}, eager}: {piece: Piece; eager: boolean}) {
	const {onPlayer, card} = useRestart();
	const [wanted, setWanted] = useState(!demo.video.footage);
	return (
		<li
			className={styles.card}
			data-island-area=""
			{...card}
			onPointerOver={({pointerType}) => pointerType === 'mouse' && setWanted(true)}
			onFocusCapture={() => setWanted(true)}
		>
			<LiveDemo {...demo} eager={eager} still={!wanted} onPlayer={onPlayer} />
			<h3 className={styles.cardTitle}>
				<a href={path}>{title}</a>
			</h3>
			<p className={styles.cardText}>{description}</p>
			<p className={styles.cardLinks}>
				<a href={`${path}#source`}>
					Source<span className="visually-hidden"> of {title}</span>
				</a>
				<a href={`${path}#start`}>
					Start from this<span className="visually-hidden"> ({title})</span>
				</a>
			</p>
		</li>
	);
}
