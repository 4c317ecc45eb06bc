import siteConfig from 'virtual:site-config';
import {PACKAGE_MANAGER_KEY, PACKAGE_MANAGERS} from '../../prose/package-managers/stored-choice';
import {closedAnnouncementKey} from '../chrome/announcement-key';
import {STORAGE_KEY} from './color-mode';

/**
 * The one script that runs before the first paint. It sets attributes of `<html>` from storage, so that colors, package manager tabs and the
 * announcement bar are right at once. It doesn't depend on the page, so the security policy needs a single hash for it. Stored values are
 * checked, because storage may contain anything.
 */
export function beforePaintScript(): string {
	const {colorMode, announcementBar} = siteConfig;
	const {defaultMode, disableSwitch, respectPrefersColorScheme} = colorMode;
	const read = `r=k=>{try{return localStorage.getItem(k)}catch{}}`;
	const theme = `c=${disableSwitch ? `''` : `r(${JSON.stringify(STORAGE_KEY)})`};/^(light|dark)$/.test(c)||(c='');d.theme=c||(${
		respectPrefersColorScheme ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'` : JSON.stringify(defaultMode)
	});d.themeChoice=c||'system';`;
	const packageManager = `var p=r(${JSON.stringify(PACKAGE_MANAGER_KEY)});if(/^(${PACKAGE_MANAGERS.join('|')})$/.test(p))d.packageManager=p;`;
	const announcement = announcementBar?.isCloseable
		? `if(r(${JSON.stringify(closedAnnouncementKey(announcementBar.id))})==='1')d.announcementClosed='';`
		: '';
	return `(()=>{var d=document.documentElement.dataset,${read},${theme}${packageManager}${announcement}})()`;
}
