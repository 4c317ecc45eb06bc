import {useState} from 'react';
import type {HomePage} from '../../../pipeline/collections/home/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import {Field} from '../../kit/field';
import frame from '../../kit/frame.module.css';
import {SectionHead} from '../../kit/section-head';
import styles from './home.module.css';

/** A form like one in an app, with the Player next to it. The video follows the state of the form. */
export function InYourApp({title, text, demo, fields, links}: HomePage['app']) {
	const [values, setValues] = useState(() => Object.fromEntries(fields.map(({prop}) => [prop, String(demo.video.defaultProps[prop])])));
	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="in-your-app">
			<SectionHead id="in-your-app" title={title}>
				{text}
			</SectionHead>
			<div className={styles.app}>
				<form className={styles.form} onSubmit={(event) => event.preventDefault()} aria-label={title}>
					{fields.map(({prop, label, max}) => (
						<Field
							key={prop}
							label={label}
							value={values[prop] ?? ''}
							maxLength={max}
							autoComplete="off"
							onChange={(text) => setValues((before) => ({...before, [prop]: text}))}
						/>
					))}
					<p className={styles.links}>
						{links.map((link) => (
							<a key={link.path} href={link.path}>
								{link.title}
							</a>
						))}
					</p>
				</form>
				<LiveDemo {...demo} inputProps={values} />
			</div>
		</section>
	);
}
