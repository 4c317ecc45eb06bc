import type {BlockContent, PhrasingContent, RootContent} from 'mdast';
import type {ReactNode} from 'react';
import {z} from 'zod';
import {defineComponent} from '../define';
import {code, link, paragraph, strong, text} from '../mdast';
import {TypeCode, type TypeText} from '../members/type-text';

const placed = z.never('expected to be placed by the compiler from the front matter, not written');

/** Status and facts of a docs page. `status` labels the sentence in `children`; `source` is the URL of the source code. */
export type PageHeadView = {status?: {label: string; isWarning: boolean}; since?: string; runsIn?: string[]; source?: string};

// The British format, because it has no comma before "and".
const places = new Intl.ListFormat('en-GB');

const LABELS = {deprecated: 'Deprecated', alpha: 'Alpha', experimental: 'Experimental'};

/** The label of a status, and whether it should stand out. */
export const statusView = (status: keyof typeof LABELS): PageHeadView['status'] => ({
	label: LABELS[status],
	isWarning: status === 'deprecated',
});

/** The lines under the title of a docs page: status, first version, environments, source. */
export const pageHead = defineComponent({
	name: 'PageHead',
	about: 'The status of a package, its first version, where it runs and its source, under the title of a docs page.',
	props: placed,
	prepare: (): PageHeadView | null => null,
	Html: ({view: {status, since, runsIn, source}, children}: {view: PageHeadView; children?: ReactNode}) => (
		<div className="page-head">
			{status ? (
				<div className="page-status" role="note" aria-label={status.label}>
					<strong className={status.isWarning ? 'warns' : undefined}>{status.label}</strong> {children}
				</div>
			) : null}
			{since || runsIn || source ? (
				<p className="page-facts">
					{since ? <span>Available since v{since}</span> : null}{' '}
					{source ? (
						<span>
							<a href={source}>Source on GitHub</a>
						</span>
					) : null}{' '}
					{runsIn ? <span>Runs in {places.format(runsIn)}</span> : null}
				</p>
			) : null}
		</div>
	),
	markdown: ({status, since, runsIn, source}: PageHeadView, children: RootContent[]): RootContent[] => {
		const facts: PhrasingContent[] = [
			...(since ? [text(`Available since v${since}`)] : []),
			...(source ? [link(source, 'Source on GitHub')] : []),
			...(runsIn ? [text(`Runs in ${places.format(runsIn)}`)] : []),
		];
		const words = facts.flatMap((fact, index) => (index === 0 ? [fact] : [text(' · '), fact]));
		return [
			...(status ? [{type: 'blockquote' as const, children: [paragraph(strong(status.label)), ...(children as BlockContent[])]}] : []),
			...(words.length > 0 ? [paragraph(...words)] : []),
		];
	},
});

/** The signature of a page's function, after the first sentence. */
export const pageSignature = defineComponent({
	name: 'PageSignature',
	about: 'The signature of the function that a page is about.',
	props: placed,
	prepare: (): TypeText | null => null,
	Html: ({view}: {view: TypeText}) => (
		<p className="page-signature">
			<TypeCode type={view} />
		</p>
	),
	markdown: (view: TypeText) => [code(view.map((part) => part.text).join(''), 'ts')],
});

export default [pageHead, pageSignature];
