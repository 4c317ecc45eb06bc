import {MAX_QUERY} from '../../../search/limits';
import {noteText, texts} from '../../texts';
import type {Answer, Source} from '../../types';
import styles from './answer.module.css';
import {citedSources} from './cited-sources';
import {ModelText} from './model-text';
import {Passage} from './passage';
import {SourceLink} from './source-link';

type Props = {
	/** The question, which makes the accessible names of the lists of sources unique. */
	question: string;
	answer: Answer;
	isGrowing: boolean;
	retry?: () => void;
};

type Kind<Name extends Answer['kind']> = Extract<Answer, {kind: Name}>;

/** An answer, with links to its sources. */
export function AnswerView({answer, ...about}: Props) {
	return (
		<div className={styles.answer}>
			{answer.note ? (
				<p className={styles.note} role="note">
					{noteText(answer.note)}
				</p>
			) : null}
			<Body answer={answer} {...about} />
		</div>
	);
}

function Body({question, answer, isGrowing, retry}: Props) {
	switch (answer.kind) {
		case 'passages':
			return <Quoted question={question} answer={answer} />;
		case 'text':
			return <Written question={question} answer={answer} isGrowing={isGrowing} />;
		case 'none':
			return (
				<>
					<p>{texts.none}</p>
					<Links title={texts.nearest} question={question} sources={answer.sources} />
					<p className={styles.muted}>
						{texts.reword} <a href={`/search?${new URLSearchParams({q: question.slice(0, MAX_QUERY)})}`}>{texts.search}</a> or{' '}
						<a href="/docs/support">{texts.people}</a>.
					</p>
				</>
			);
		default:
			return (
				<p>
					{texts.unreachable}{' '}
					{retry ? (
						<button type="button" className={styles.retry} onClick={retry}>
							Retry
						</button>
					) : null}
				</p>
			);
	}
}

/** Quoted passages, each below the heading of its section, with a link to it. */
function Quoted({question, answer: {parts, sources, isClose}}: {question: string; answer: Kind<'passages'>}) {
	const shown = new Set(parts.map(({source}) => source.path));
	return (
		<>
			{isClose ? (
				<p className={styles.close} role="note">
					{texts.closest}
				</p>
			) : null}
			{parts.map(({source, blocks}) => (
				<section key={source.path} className={styles.part}>
					{/* The text of an option doesn't repeat its name. */}
					{source.section ? <h3>{source.section}</h3> : null}
					<div className="prose">
						{blocks.map((block, index) => (
							<Passage key={index} block={block} />
						))}
					</div>
					<p className={styles.source}>
						<SourceLink source={source} />
					</p>
				</section>
			))}
			<Links title={texts.more} question={question} sources={sources.filter(({path}) => !shown.has(path))} />
		</>
	);
}

/** The text of a language model, followed by the sources that it cites once it's complete. */
function Written({question, answer: {text, sources, isStopped}, isGrowing}: {question: string; answer: Kind<'text'>; isGrowing: boolean}) {
	return (
		<>
			<div className={`prose ${styles.model}`} data-growing={isGrowing || undefined}>
				<ModelText text={text} sources={sources} />
			</div>
			{isStopped ? <p className={styles.muted}>{texts.stopped}</p> : null}
			{isGrowing || text === '' ? null : (
				<nav className={styles.links} aria-label={`${texts.sources}: ${question}`}>
					<h3>{texts.sources}</h3>
					<ol>
						{citedSources(text, sources).map(({number, source}) => (
							<li key={number} value={number}>
								<SourceLink source={source} />
							</li>
						))}
					</ol>
				</nav>
			)}
		</>
	);
}

function Links({title, question, sources}: {title: string; question: string; sources: readonly Source[]}) {
	return sources.length === 0 ? null : (
		<nav className={styles.links} aria-label={`${title.replace(/:$/, '')}: ${question}`}>
			<h3>{title}</h3>
			<ul>
				{sources.map((source) => (
					<li key={source.path}>
						<SourceLink source={source} />
					</li>
				))}
			</ul>
		</nav>
	);
}
