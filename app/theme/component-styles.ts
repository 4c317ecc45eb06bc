/** In a separate module, because Vite hoists glob imports above all others, and Markdown's styles have to come first. */
import.meta.glob(['../../prose/*/styles.css', '!../../prose/markdown/styles.css'], {eager: true});
