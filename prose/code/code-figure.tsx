import {type CSSProperties, createContext, useContext} from 'react';
import {EditLink} from './edit-link';
import {languages} from './languages';
import type {Highlight, EditLink as Link, Sample} from './sample';

/** A sample as HTML: plain lines of text, with an element around marked lines only. */
const codeToHtml = ({code, language, marked, links}: Sample, highlight: Highlight): string =>
	highlight(code, language, links)
		.map((line, index, all) => {
			const text = index === all.length - 1 ? line : `${line}\n`;
			return marked.includes(index + 1) ? `<span class="line marked">${text}</span>` : text;
		})
		.join('');

/** Provides the highlighter to the code blocks of a page. */
export const HighlightContext = createContext<Highlight>(() => {
	throw new Error('A code block needs a highlighter');
});

const linesOf = (html: string): string[] =>
	html
		.replaceAll(/<[^>]*>/g, '')
		.replaceAll(/&\w+;/g, '_')
		.split('\n');

/** The number of lines and columns, with which the style sheet reserves space for code that isn't rendered yet. */
const extentOf = (lines: string[]): CSSProperties =>
	({'--lines': lines.length, '--columns': Math.max(...lines.map((line) => line.length))}) as CSSProperties;

type Frame = {
	language: string;
	/** The code as HTML. */
	html: string;
	title?: string;
	className?: string;
	hovers?: string;
	edit?: Link;
};

/** The frame of a code block: title, language and copy button, which copies the text of the `code` element. */
export const CodeFrame = ({language, html, title, className = '', hovers, edit}: Frame) => {
	const lines = linesOf(html);
	const isLine = lines.length === 1;
	// A single line, such as a command, needs the room, and a file name shows the language already.
	const isNamed = language !== 'text' && !isLine && !title?.includes('.');
	return (
		<figure className={`code ${className}`.trim()} data-lang={language} data-hovers={hovers}>
			{title ? <figcaption>{title}</figcaption> : null}
			<div className="code-tools">
				{isNamed ? <span className="code-lang">{languages[language]}</span> : null}
				{edit ? <EditLink className="code-edit" {...edit} /> : null}
				<button type="button" className="copy" data-copy="" aria-label="Copy code" />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide code */}
			<pre tabIndex={0} style={isLine ? undefined : extentOf(lines)} data-line={isLine ? '' : undefined}>
				<code dangerouslySetInnerHTML={{__html: html}} />
			</pre>
		</figure>
	);
};

/** A highlighted code block. */
export const CodeFigure = ({sample}: {sample: Sample}) => (
	<CodeFrame
		language={sample.language}
		title={sample.title}
		hovers={sample.hovers}
		edit={sample.edit}
		html={codeToHtml(sample, useContext(HighlightContext))}
	/>
);
