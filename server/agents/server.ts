import {McpServer} from '@modelcontextprotocol/server';
import {runTool, type Tool, type ToolContext} from './tool';
import {checkCode} from './tools/check-code';
import {getApi} from './tools/get-api';
import {getPage} from './tools/get-page';
import {playgroundLink} from './tools/playground-link';
import {searchDocs} from './tools/search-docs';
import {createTurns} from './turns';

const tools = [searchDocs, getPage, getApi, checkCode, playgroundLink] as unknown as Tool[];

const instructions = (version: string): string =>
	`The documentation of Remotion ${version}. Find pages with search_docs and read them with get_page. Look names, types and defaults up with get_api before you use them, and run check_code on what you wrote.`;

/** A server of the Model Context Protocol over the docs of a built site. It reads, and changes nothing. */
export const createDocsServer = (context: ToolContext): McpServer => {
	const {toolkit} = context.docs;
	const server = new McpServer(
		{name: 'remotion-docs', title: 'Remotion documentation', version: toolkit},
		{instructions: instructions(toolkit)},
	);
	const inTurn = createTurns();
	for (const tool of tools) {
		const {name, title, description, input} = tool;
		server.registerTool(
			name,
			{title, description, inputSchema: input, annotations: {readOnlyHint: true, idempotentHint: true, openWorldHint: false}},
			(values) => inTurn(() => runTool(tool, values, context)),
		);
	}

	return server;
};
