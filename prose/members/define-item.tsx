import type {ReactNode} from 'react';
import {z} from 'zod';
import {defineComponent} from '../define';

const ItemHtml = ({children}: {children?: ReactNode}) => <section className="member">{children}</section>;

/** Defines the item of a list. The list adds heading and facts before the item's prose. */
export const defineItem = (name: string, parent: string) =>
	defineComponent({
		name,
		about: 'One member, with your prose.',
		parent,
		props: z.strictObject({name: z.string().min(1).describe('Its name in the facts.')}),
		prepare: () => ({}),
		Html: ItemHtml,
		markdown: (_, children) => children,
	});
