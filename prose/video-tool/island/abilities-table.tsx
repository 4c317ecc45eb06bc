import {useState} from 'react';
import {type Ability, findAbilities} from './abilities';

const Answer = ({yes}: {yes: boolean}) => <td data-yes={yes}>{yes ? 'yes' : 'no'}</td>;

/** The codecs that this browser decodes and encodes. Determined when the reader expands it. */
export const AbilitiesTable = () => {
	const [abilities, setAbilities] = useState<Ability[]>();
	return (
		<details className="vt-abilities" onToggle={() => abilities ?? void findAbilities().then(setAbilities)}>
			<summary>What this browser can do</summary>
			<table>
				<thead>
					<tr>
						<th scope="col">Codec</th>
						<th scope="col">Reads</th>
						<th scope="col">Writes</th>
					</tr>
				</thead>
				<tbody>
					{abilities?.map(({name, decodes, encodes}) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<Answer yes={decodes} />
							<Answer yes={encodes} />
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
};
