import type {Source} from '../../types';
import {Sample} from './passage';
import {type Inline, readRichText} from './rich-text';
import {sourceName} from './source-link';

type Props = {text: string; sources: readonly Source[]};

/** The text of a model, with a link for each citation. A number without a source stays text. */
export function ModelText({text, sources}: Props) {
	const draw = (inline: Inline, index: number) => {
		switch (inline.kind) {
			case 'code':
				return <code key={index}>{inline.text}</code>;
			case 'strong':
				return <strong key={index}>{inline.text}</strong>;
			case 'citation': {
				const source = sources[inline.number - 1];
				return source ? (
					<a key={index} href={source.path} aria-label={`Source ${inline.number}: ${sourceName(source)}`}>
						[{inline.number}]
					</a>
				) : (
					`[${inline.number}]`
				);
			}

			default:
				return inline.text;
		}
	};

	return readRichText(text).map((block, index) => {
		if (block.kind === 'code') {
			return <Sample key={index} {...block} />;
		}

		if (block.kind === 'heading') {
			return (
				<p key={index}>
					<strong>{block.text}</strong>
				</p>
			);
		}

		if (block.kind === 'paragraph') {
			return <p key={index}>{block.inlines.map(draw)}</p>;
		}

		const items = block.items.map((item, at) => <li key={at}>{item.map(draw)}</li>);
		return block.ordered ? <ol key={index}>{items}</ol> : <ul key={index}>{items}</ul>;
	});
}
