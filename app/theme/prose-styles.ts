/**
 * Styles of text. Markdown comes first: components refine it. Every page has them, because the assistant writes text on any
 * page: as soon as a part that loads later brings them, the router links the sheet of all pages of text twice.
 */
import '../../prose/markdown/styles.css';
import './component-styles';
