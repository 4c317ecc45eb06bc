import type {CallToolResult} from '@modelcontextprotocol/server';
import type {z} from 'zod';
import type {Docs} from './docs';

/** What a tool gets besides its input: the docs, and what only a server on the reader's own machine can do. */
export type ToolContext = {
	docs: Docs;
	/** Checks the types of a file against the project that the server runs in; resolves to one line for each problem. */
	typeCheck?: (file: {name: string; code: string}) => Promise<string[]>;
};

/** A tool of the server. `run` gets input that fits the schema; it throws a `ToolError` for what the model can mend. */
export type Tool<Input extends z.ZodObject = z.ZodObject> = {
	name: string;
	title: string;
	description: string;
	input: Input;
	run: (input: z.output<Input>, context: ToolContext) => Promise<string> | string;
};

/** Keeps the types of the input and of `run` together. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool<Input> => tool;

/** The model asked for something that doesn't exist. The message says what does. */
export class ToolError extends Error {}

/** The longest answer, in characters. A longer one is cut off, and says so. */
const MAX_ANSWER = 60_000;

const limited = (text: string): string =>
	text.length <= MAX_ANSWER ? text : `${text.slice(0, MAX_ANSWER)}\n\n[Cut off after ${MAX_ANSWER} of ${text.length} characters]`;

/** Runs a tool. A `ToolError` becomes a result that the model can read; any other error is thrown. */
export const runTool = async <Input extends z.ZodObject>(
	tool: Tool<Input>,
	input: z.output<Input>,
	context: ToolContext,
): Promise<CallToolResult> => {
	try {
		return {content: [{type: 'text', text: limited(await tool.run(input, context))}]};
	} catch (error) {
		if (error instanceof ToolError) {
			return {content: [{type: 'text', text: error.message}], isError: true};
		}

		throw error;
	}
};
