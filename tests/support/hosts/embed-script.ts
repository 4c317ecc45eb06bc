import {listen} from './listen';

/** A script as services of chat panels offer it: its own frame, a side panel, a button that can be hidden. */
const SCRIPT = `
const me = document.currentScript;
const frame = document.createElement('iframe');
frame.src = new URL('/frame', me.src).href;
frame.title = 'Test chat';
frame.hidden = true;
document.body.append(frame);
const button = document.createElement('button');
button.textContent = 'Test chat';
button.hidden = me.dataset.hideAskAi === 'true';
document.body.append(button);
window.testChat = {
	settings: {...me.dataset},
	toggle() {
		frame.hidden = !frame.hidden;
		document.body.classList.toggle('test-chat-open', !frame.hidden);
	},
};
`;

const FRAME = `<!doctype html><title>Chat</title><body><ul id="heard"></ul><script>
addEventListener('message', ({data, origin}) => {
	const item = document.createElement('li');
	item.textContent = JSON.stringify({...data, origin});
	heard.append(item);
});
parent.postMessage({type: 'ready'}, '*');
</script>`;

/** Serves the script and its frame on a port of this machine, as another origin than the site's. */
export const startEmbedHost = async (port: number): Promise<{asked: string[]; close: () => Promise<void>}> => {
	const asked: string[] = [];
	const {close} = await listen(({url = '/'}, response) => {
		asked.push(url);
		const isScript = url.startsWith('/embed.js');
		response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
		response.end(isScript ? SCRIPT : FRAME);
	}, port);
	return {asked, close};
};
