import {z} from 'zod';
import {nonEmpty, sitePath} from './primitives';

const webAddress = z.string().regex(/^https?:\/\/[^\s/]\S*$/, 'expected a full URL such as https://example.com/v1/chat/completions');

/** The side panel of another service: its script is loaded late and shows a panel of its own. */
const embed = z.strictObject({
	/** Attributes of the script element, by which such scripts are set up. */
	attributes: z
		.record(z.string().regex(/^(id|data-[a-z0-9-]+)$/, 'expected `id` or a name that starts with data-'), z.string())
		.default({'data-side-panel': 'true', 'data-hide-ask-ai': 'true'}),
	/** The function of the script that opens and closes the panel, as a global name such as chat.toggle. */
	toggle: z
		.string()
		.regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, 'expected the name of a global function such as chat.toggle')
		.default('askAi.toggle'),
	/** The class that the script gives the body while its panel is open. */
	openClass: z
		.string()
		.regex(/^[\w-]+$/, 'expected one class name')
		.default('side-panel-open'),
	/** Where the script's frame comes from, if not from where the script does. */
	frameOrigin: z
		.string()
		.regex(/^https?:\/\/[^/\s]+$/, 'expected a URL without a slash at its end, such as https://chat.example.com')
		.optional(),
});

/**
 * Who answers questions: the pages themselves (`embedded`), a language model behind a URL (`endpoint`), or the
 * panel of another service (`embed`). There is no key here, because everything here reaches every browser.
 */
export const assistantSchema = z
	.strictObject({
		provider: z.enum(['embedded', 'endpoint', 'embed']).default('embedded'),
		/** A path of this site or a full URL. */
		endpoint: z.union([sitePath, webAddress], 'expected a site path such as /api/ask, or a full URL').optional(),
		/**
		 * What the endpoint is asked: `handler` is `server/assistant/handler.ts`, which takes the question and writes the prompt itself;
		 * `chat-completions` is the API of a model that asks for no key. Both answer as the latter does.
		 */
		protocol: z.enum(['handler', 'chat-completions']).default('chat-completions'),
		/** Sent with each question. Our own handler ignores it and chooses the model itself. */
		model: nonEmpty.default('default'),
		/** Milliseconds without a byte after which the endpoint counts as silent. */
		timeout: z.number().int().min(500).max(300_000).default(20_000),
		embedScript: webAddress.optional(),
		embed: embed.prefault({}),
	})
	.refine(({provider, endpoint}) => provider !== 'endpoint' || endpoint, {
		path: ['endpoint'],
		message: 'expected a URL, because the provider is "endpoint"',
	})
	.refine(({provider, embedScript}) => provider !== 'embed' || embedScript, {
		path: ['embedScript'],
		message: 'expected a URL, because the provider is "embed"',
	});
