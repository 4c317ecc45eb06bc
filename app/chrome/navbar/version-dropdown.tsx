import siteConfig from 'virtual:site-config';
import {useEffect, useState} from 'react';
import {useLocation} from 'react-router';
import {readStored, store} from '../../lib/storage';
import {activeVersion, pathInVersion, VERSION_KEY, versionOf} from './docs-versions';
import {Dropdown} from './dropdown';
import dropdownStyles from './dropdown.module.css';

/** The versions of the docs, or only those in `names`. The choice is stored. */
export function VersionDropdown({names}: {names?: string[]}) {
	const {pathname} = useLocation();
	const [kept, setKept] = useState<string | null>(null);
	const versions = siteConfig.versions.filter(({name}) => !names || names.includes(name));
	const current = activeVersion(versions, pathname, kept);

	useEffect(() => setKept(readStored(VERSION_KEY)), []);

	if (!current) {
		return null;
	}

	return (
		<Dropdown label={current.label}>
			{versions.map((version) => (
				<li key={version.name}>
					<a
						className={dropdownStyles.entry}
						href={pathInVersion(version, versionOf(versions, pathname), pathname)}
						aria-current={version === current ? 'true' : undefined}
						onClick={() => {
							store(VERSION_KEY, version.name);
							setKept(version.name);
						}}
					>
						{version.label}
					</a>
				</li>
			))}
		</Dropdown>
	);
}
