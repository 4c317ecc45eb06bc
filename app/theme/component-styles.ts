/** A module of its own: Vite puts what it finds before every other import. */
import.meta.glob(['../../prose/*/styles.css', '!../../prose/markdown/styles.css'], {eager: true});
