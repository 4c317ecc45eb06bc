import {newTab} from '../navigation/links/external-link';
import {missingResultsUrl, text} from './texts';

/** Where to report a query that should have results; nothing on a site without such a URL. */
export function MissingResults({query}: {query: string}) {
	const url = missingResultsUrl(query);
	return url ? (
		<p>
			{text('missing')}{' '}
			<a href={url} {...newTab}>
				{text('missingLink')}
			</a>
		</p>
	) : null;
}
