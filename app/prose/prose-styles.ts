/** Styles of text: Markdown first, so that every component may go further, then each component's own. */
import '../../prose/markdown/styles.css';

import.meta.glob('../../prose/*/styles.css', {eager: true});
