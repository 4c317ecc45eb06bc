import type {Load} from '../../../app/islands/loading/use-load';
import type {Facts, Probe} from './probe';

const LABELS: Record<keyof Facts, string> = {
	container: 'Container',
	dimensions: 'Size in pixels',
	duration: 'Duration',
	frameRate: 'Frame rate',
	videoCodec: 'Video codec',
	audioCodec: 'Audio codec',
	size: 'File size',
};

/** What the parser reads about a file. Until then, placeholders reserve the space. */
export const FactsList = ({probed}: {probed: Load<Probe>}) => (
	<dl className="vt-facts">
		{(Object.keys(LABELS) as (keyof Facts)[]).map((key) => (
			<div key={key}>
				<dt>{LABELS[key]}</dt>
				<dd>{probed.status === 'loaded' ? probed.value.facts[key] : probed.status === 'error' ? '–' : '…'}</dd>
			</div>
		))}
	</dl>
);
