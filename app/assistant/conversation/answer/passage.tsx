import {cutLinks, type PassageBlock, WHOLE_WORD} from '../../../../pipeline/assistant/format';
import {sitePathOf} from '../../panel/protocol';
import styles from './answer.module.css';
import {cutRuns} from './runs';

/** A text with inline code between backticks. Everything else is plain text, never markup. */
function CodeText({text}: {text: string}) {
	return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}

/** A text from a page, with its links to pages of the site. Of other links, only the label is shown. */
function LinkedText({text}: {text: string}) {
	return cutLinks(text).map(({text: piece, path}, index) => {
		const to = path === undefined ? undefined : sitePathOf(path);
		return to === undefined ? (
			<CodeText key={index} text={piece} />
		) : (
			<a key={index} href={to}>
				<CodeText text={piece} />
			</a>
		);
	});
}

/** A piece of a sample. If it's a command, its flags and packages don't break at their hyphens. */
function CommandText({text}: {text: string}) {
	return text.split(WHOLE_WORD).map((piece, index) =>
		index % 2 ? (
			<span key={index} className="word">
				{piece}
			</span>
		) : (
			piece
		),
	);
}

type SampleProps = {code: string; language: string; title?: string; runs?: string};

/** A code sample as on pages, with highlighting if available, and a copy button. */
export function Sample({code, language, title, runs}: SampleProps) {
	return (
		<figure className="code" data-lang={language}>
			{title ? <figcaption>{title}</figcaption> : null}
			<div className="code-tools">
				<button type="button" className="copy" data-copy="" aria-label="Copy code" />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide code */}
			<pre tabIndex={0} data-line={code.includes('\n') ? undefined : ''}>
				<code>
					{cutRuns(code, runs).map(({text, mark}, index) => (
						<span key={index} className={mark ? `tk-${mark}` : undefined}>
							<CommandText text={text} />
						</span>
					))}
				</code>
			</pre>
		</figure>
	);
}

/** A quoted passage: a paragraph, a table row with its column headings, or a code sample. */
export function Passage({block}: {block: PassageBlock}) {
	switch (block.kind) {
		case 'code':
			return <Sample {...block} />;
		case 'row':
			return (
				<dl className={styles.row}>
					{block.cells.map((cell, index) =>
						cell === '' ? null : (
							<div key={index}>
								{block.heads?.[index] ? (
									<dt>
										<LinkedText text={block.heads[index]} />
									</dt>
								) : null}
								<dd>
									<LinkedText text={cell} />
								</dd>
							</div>
						),
					)}
				</dl>
			);
		default:
			return (
				<p>
					<LinkedText text={block.text} />
				</p>
			);
	}
}
