import type {EditLink as Link} from './sample';

/** A link to the playground, which opens in a dialog once the page is hydrated. `title` is that of the video. */
export const EditLink = ({title, href, className}: Link & {className: string}) => (
	<a
		className={className}
		data-edit={title}
		data-markdown-ignore=""
		href={href}
		aria-haspopup="dialog"
		aria-label={`Edit “${title}” in the playground`}
	>
		Edit
	</a>
);
