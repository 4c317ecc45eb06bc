import {z} from 'zod';
import {defineComponent} from '../define';

/** An additional id for the next section, because links on other sites use one that its heading doesn't have. */
export default defineComponent({
	name: 'Anchor',
	about: 'An additional id for the section that follows, for links from other sites that use a different name.',
	example: `<Anchor id="old-name" />`,
	props: z.strictObject({
		id: z
			.string()
			.regex(/^[\w-]+$/, 'expected letters, digits and hyphens')
			.describe('The id.'),
	}),
	prepare: ({id}) => ({id}),
	Html: ({view}) => <span className="anchor-id" id={view.id} />,
	markdown: () => [],
});
