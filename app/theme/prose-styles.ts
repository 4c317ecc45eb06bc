/**
 * Styles of prose. Markdown comes first, because components build on it. Every page has them, because the assistant shows prose on any
 * page. If a lazily loaded part imported them instead, the router would link the same style sheet twice.
 */
import '../../prose/markdown/styles.css';
import './component-styles';
