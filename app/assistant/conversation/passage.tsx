import type {PassageBlock} from '../../../pipeline/assistant/format';
import styles from './answer.module.css';

/** A text of a page in which names of code stand between backticks. Everything else is text, never markup. */
export function CodeText({text}: {text: string}) {
	return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}

/** A sample as pages show it, with its button to copy it. */
export function Sample({code, language, title}: {code: string; language: string; title?: string}) {
	return (
		<figure className="code" data-lang={language}>
			{title ? <figcaption>{title}</figcaption> : null}
			<div className="code-tools">
				<button type="button" className="copy" data-copy="" aria-label="Copy code" />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide code */}
			<pre tabIndex={0}>
				<code>{code}</code>
			</pre>
		</figure>
	);
}

/** A passage as it stands in its page: a paragraph, a row of a table, or a sample. */
export function Passage({block}: {block: PassageBlock}) {
	switch (block.kind) {
		case 'code':
			return <Sample {...block} />;
		case 'row':
			return (
				<p className={styles.row}>
					{block.cells
						.filter((cell) => cell !== '')
						.map((cell, index) => (
							<span key={index}>
								<CodeText text={cell} />
							</span>
						))}
				</p>
			);
		default:
			return (
				<p>
					<CodeText text={block.text} />
				</p>
			);
	}
}
