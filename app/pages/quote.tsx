import kit from '../kit/kit.module.css';
import styles from './quote.module.css';

type Props = {
	text: string;
	/** Who said it, and when. */
	by: string;
	/** The story that it's from. */
	path: string;
};

/** A quote, linked to the story that it's from. */
export function Quote({text, by, path}: Props) {
	return (
		<figure className={styles.quote}>
			<blockquote cite={path}>
				<p className={kit.heading}>“{text}.”</p>
			</blockquote>
			<figcaption className={kit.intro}>
				<a href={path}>{by}</a>
			</figcaption>
		</figure>
	);
}
