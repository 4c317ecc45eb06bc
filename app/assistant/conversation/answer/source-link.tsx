import type {Source} from '../../types';

/** The name of a source: page and section. */
export const sourceName = ({title, section}: Source): string => (section === undefined ? title : `${title} › ${section}`);

/** A link to a source. */
export function SourceLink({source, className}: {source: Source; className?: string}) {
	return (
		<a className={className} href={source.path}>
			{sourceName(source)}
		</a>
	);
}
