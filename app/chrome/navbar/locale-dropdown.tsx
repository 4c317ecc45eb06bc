import siteConfig from 'virtual:site-config';
import {useLocation} from 'react-router';
import {Dropdown} from './dropdown';
import dropdownStyles from './dropdown.module.css';

const {list, default: defaultLocale} = siteConfig.locales;

/** The languages of the site. The default one is at the root, others are under their code: `/de/docs`. */
export function LocaleDropdown() {
	const {pathname} = useLocation();
	const current = list.find(({code}) => code === defaultLocale);
	return (
		<Dropdown label={current?.label ?? defaultLocale}>
			{list.map(({code, label, tag}) => (
				<li key={code}>
					<a
						className={dropdownStyles.entry}
						href={code === defaultLocale ? pathname : `/${code}${pathname}`}
						hrefLang={tag}
						lang={tag}
						data-reload={code === defaultLocale ? undefined : ''}
						aria-current={code === defaultLocale ? 'true' : undefined}
					>
						{label}
					</a>
				</li>
			))}
		</Dropdown>
	);
}
