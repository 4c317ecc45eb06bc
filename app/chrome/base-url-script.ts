/**
 * Shows a banner at the top of the page if files are missing, with the base URL that might be right. Inlined as text, so it can't use
 * anything from outside the function.
 */
function watchForMissingFiles() {
	window.addEventListener(
		'error',
		(event) => {
			const file = event.target;
			const isOwnFile =
				(file instanceof HTMLLinkElement && file.rel === 'stylesheet') || (file instanceof HTMLScriptElement && file.src !== '');
			// A page that has come to life has its files: what fails later is a lost network or the script of another host.
			if (!isOwnFile || 'hydrated' in document.documentElement.dataset || document.getElementById('base-url-banner')) {
				return;
			}

			const show = () => {
				const banner = document.createElement('div');
				banner.id = 'base-url-banner';
				banner.setAttribute('role', 'alert');
				banner.style.cssText =
					'box-sizing:border-box;position:relative;z-index:1000;padding:16px 24px;background:#fff4e5;color:#3b2300;border-bottom:2px solid #8a5200;font:16px/1.5 system-ui,sans-serif';
				const suggestion = location.pathname.replace(/(?:index\.html)?$/, '').replace(/\/*$/, '/');
				const title = document.createElement('strong');
				title.textContent = 'The site did not load properly.';
				const text = document.createElement('p');
				text.style.margin = '4px 0 0';
				text.append('The base URL may be wrong. This site is built for ');
				const current = document.createElement('code');
				current.textContent = '/';
				const better = document.createElement('code');
				better.textContent = suggestion;
				text.append(
					current,
					suggestion === '/' ? '. If that’s right, files are missing on the server.' : '. Try building it for ',
					suggestion === '/' ? '' : better,
				);
				banner.append(title, text);
				document.body.prepend(banner);
			};

			if (document.body) {
				show();
			} else {
				document.addEventListener('DOMContentLoaded', show);
			}
		},
		true,
	);
}

/** The script as text. A function, so that it can be tree-shaken from the client bundle. */
export const baseUrlScript = (): string => `(${watchForMissingFiles.toString()})()`;
