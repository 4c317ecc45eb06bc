import siteConfig from 'virtual:site-config';
import {useEffect, useRef, useState} from 'react';
import type {FixedPage} from '../../../pipeline/content/types';
import frame from '../../kit/frame.module.css';
import {PageHead} from '../../kit/page-head';
import styles from './add.module.css';
import {AddForm} from './add-form';
import {ProposalView} from './proposal-view';
import {EMPTY_VALUES, type FieldName, toSubmission, validate} from './submission';

/**
 * Explains how a video gets into the showcase and composes the proposal. Nothing leaves the browser. Errors and the proposal appear
 * when the form is first submitted, and follow the fields from then on.
 */
export function AddView({head, gallery}: {head: FixedPage; gallery: FixedPage}) {
	const [values, setValues] = useState(EMPTY_VALUES);
	const [hasSubmitted, setSubmitted] = useState(false);
	const [proposals, setProposals] = useState(0);
	const errors = hasSubmitted ? validate(values) : {};
	const isReady = hasSubmitted && Object.keys(errors).length === 0;
	const heading = useRef<HTMLHeadingElement>(null);

	// Not when the proposal is merely shown again: then, the reader is typing.
	useEffect(() => {
		if (proposals > 0) {
			heading.current?.focus();
		}
	}, [proposals]);

	const change = (name: FieldName, value: string) => setValues((before) => ({...before, [name]: value}));
	const submit = () => {
		setSubmitted(true);
		if (Object.keys(validate(values)).length === 0) {
			setProposals((before) => before + 1);
		}
	};
	const issues = `https://github.com/${siteConfig.organization}/${siteConfig.repository}/issues/new`;

	return (
		<div className={frame.page}>
			<PageHead title={head.title} lead={head.lead} up={gallery} />
			<noscript>
				<p className={styles.noscript}>
					The form needs JavaScript. Without it, <a href={issues}>open an issue</a> that names the title, author, links, width, height and a
					short description.
				</p>
			</noscript>
			<div className={styles.columns}>
				<AddForm values={values} errors={errors} onChange={change} onSubmit={submit} />
				<div className={styles.side}>
					{isReady ? <ProposalView submission={toSubmission(values)} heading={heading} /> : <Explanation />}
				</div>
			</div>
		</div>
	);
}

function Explanation() {
	return (
		<section aria-labelledby="how">
			<h2 id="how" className={styles.heading}>
				How it works
			</h2>
			<ol className={styles.steps}>
				<li>
					<strong>Describe the video.</strong> Say what it is, who made it, and link to where it can be seen. A link to the source or to a
					tutorial helps others most.
				</li>
				<li>
					<strong>Open the issue.</strong> Review it on GitHub and submit it from your own account.
				</li>
				<li>
					<strong>Wait for the review.</strong> Maintainers decide what is listed. Once the entry is merged, the video appears in the{' '}
					<a href="/showcase#community">community list</a>.
				</li>
			</ol>
			<p className={styles.privacy}>The text is put together in your browser. This site doesn’t send or store it.</p>
		</section>
	);
}
