import {escapeAttribute} from '../base/text/escape-html';
import type {buildFrameScripts} from './frame-build';

/** What the code in the frame may load: our scripts, scripts of its own making, and what it draws from memory. Nothing else. */
const framePolicy = [
	"default-src 'none'",
	"script-src 'self' blob:",
	"style-src 'unsafe-inline'",
	'img-src data: blob:',
	'media-src data: blob:',
	'font-src data: blob:',
	"connect-src 'none'",
	"frame-src 'none'",
	"worker-src 'none'",
	"form-action 'none'",
	"base-uri 'none'",
].join('; ');

const style = `html{forced-color-adjust:none}html,body,#stage{margin:0;height:100%;overflow:hidden;user-select:none}*{box-sizing:border-box}body{font-family:'Geist Film',system-ui,sans-serif}`;

/** The page in the playground's frame. It holds nothing but its scripts. */
export const framePage = ({core, packages}: Awaited<ReturnType<typeof buildFrameScripts>>): string => {
	const addresses = Object.fromEntries(Object.entries(packages).map(([name, {src}]) => [name, src]));
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8"/>',
		`<meta http-equiv="Content-Security-Policy" content="${framePolicy}"/>`,
		// Names of hosts that are looked up ahead would carry words out.
		'<meta http-equiv="x-dns-prefetch-control" content="off"/>',
		'<title>Preview</title><meta name="robots" content="noindex"/>',
		`<style>${style}</style></head><body><div id="stage"></div>`,
		`<script src="${core.src}" data-packages="${escapeAttribute(JSON.stringify(addresses))}"></script></body></html>`,
	].join('');
};
