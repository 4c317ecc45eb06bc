import {useState} from 'react';
import type {HomePage} from '../../../pipeline/collections/home-page';
import {LiveDemo} from '../../islands/live-demo';
import {Field} from '../../kit/field';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import styles from './home.module.css';

const FIELDS = {name: 'Name', tagline: 'Tagline', price: 'Price', button: 'Button'};
type Name = keyof typeof FIELDS;

const START: Record<Name, string> = {name: 'Dome', tagline: 'A small lamp for late ideas', price: '$89', button: 'Add to bag'};
const MAX_TEXT: Record<Name, number> = {name: 12, tagline: 48, price: 8, button: 14};

/** A form of an app and the Player beside it: the video follows the state of the page. */
export function InYourApp({card: {demo, links}}: Pick<HomePage, 'card'>) {
	const [values, setValues] = useState(START);
	return (
		<section className={`${kit.frame} ${styles.section}`} aria-labelledby="in-your-app">
			<SectionHead id="in-your-app" title="Play it in your app">
				The Player is a React component. Give it your state as props, and the video changes with it, before anything is rendered.
			</SectionHead>
			<div className={styles.app}>
				<form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label="Product">
					{Object.entries(FIELDS).map(([field, label]) => (
						<Field
							key={field}
							label={label}
							value={values[field as Name]}
							maxLength={MAX_TEXT[field as Name]}
							autoComplete="off"
							onChange={({target}) => setValues((before) => ({...before, [field]: target.value}))}
						/>
					))}
					<p className={styles.links}>
						{links.map(({path, title}) => (
							<a key={path} href={path}>
								{title}
							</a>
						))}
					</p>
				</form>
				<LiveDemo {...demo} inputProps={values} />
			</div>
		</section>
	);
}
