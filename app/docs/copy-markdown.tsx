import {copyText} from '../prose/copy-code';
import styles from './doc-page.module.css';

/** The page as Markdown: on the clipboard, or as a file of its own. */
export function CopyMarkdown({path}: {path: string}) {
	const file = `${path}.md`;
	const fetchMarkdown = async () => {
		const response = await fetch(file);
		if (!response.ok) {
			throw new Error(`${file}: ${response.status}`);
		}

		return response.text();
	};

	return (
		<div className={styles.markdown} data-no-print>
			<button type="button" className={styles.copyMarkdown} onClick={({currentTarget}) => void copyText(currentTarget, fetchMarkdown())}>
				Copy as Markdown
			</button>
			<a href={file}>View as Markdown</a>
		</div>
	);
}
