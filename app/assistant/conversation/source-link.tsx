import type {Source} from '../types';

/** Where something stands, in words. */
export const sourceName = ({title, section}: Source): string => (section === undefined ? title : `${title} › ${section}`);

/** A link to where something stands. */
export function SourceLink({source, className}: {source: Source; className?: string}) {
	return (
		<a className={className} href={source.path}>
			{sourceName(source)}
		</a>
	);
}
