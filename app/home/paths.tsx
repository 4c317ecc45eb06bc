import styles from './home.module.css';

/** Doors into the documentation by what a reader came for. */
const PATHS = [
	{
		path: '/docs/the-fundamentals',
		title: 'Understand it',
		text: 'Compositions, frames and the one rule that makes renders come out right.',
	},
	{path: '/docs/transforms', title: 'Design scenes', text: 'Transforms, layers, fonts, measuring, randomness and noise.'},
	{path: '/docs/videos', title: 'Use footage', text: 'Embed, trim, speed up, cut and freeze videos.'},
	{path: '/docs/using-audio', title: 'Add sound', text: 'Import, trim, delay, fade and visualize audio.'},
	{path: '/docs/data-fetching', title: 'Feed it data', text: 'Props, schemas, data fetching and variable length.'},
	{path: '/docs/terminology', title: 'Look up a term', text: 'What bundle, serve URL, input props and the rest mean.'},
];

export function Paths() {
	return (
		<section className={styles.section} aria-labelledby="paths">
			<h2 id="paths" className={styles.heading}>
				Where do you want to start?
			</h2>
			<ul className={styles.paths}>
				{PATHS.map(({path, title, text}) => (
					<li key={path}>
						<a className={styles.path} href={path}>
							<strong>{title}</strong>
							<span>{text}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
