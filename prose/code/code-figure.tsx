import {type CSSProperties, createContext, useContext} from 'react';
import {EditLink} from './edit-link';
import {languages} from './languages';
import type {Highlight, EditLink as Link, Sample} from './sample';

/** The text of a sample as HTML: a plain run of lines, with an element around marked ones only. */
const codeToHtml = ({code, language, marked, links}: Sample, highlight: Highlight): string =>
	highlight(code, language, links)
		.map((line, index, all) => {
			const text = index === all.length - 1 ? line : `${line}\n`;
			return marked.includes(index + 1) ? `<span class="line marked">${text}</span>` : text;
		})
		.join('');

/** Hands the highlighter to every code block of a page. */
export const HighlightContext = createContext<Highlight>(() => {
	throw new Error('A code block needs a highlighter');
});

/** Lines and columns of highlighted code: the browser knows how much room it takes before it lays it out. */
const extentOf = (html: string): CSSProperties => {
	const lines = html
		.replaceAll(/<[^>]*>/g, '')
		.replaceAll(/&\w+;/g, '_')
		.split('\n');
	return {'--lines': lines.length, '--columns': Math.max(...lines.map((line) => line.length))} as CSSProperties;
};

type Frame = {language: string /** The code as HTML. */; html: string; title?: string; className?: string; hovers?: string; edit?: Link};

/** Code with its title, language and copy button. What is copied is the text of `code`. */
export const CodeFrame = ({language, html, title, className = '', hovers, edit}: Frame) => (
	<figure className={`code ${className}`.trim()} data-lang={language} data-hovers={hovers}>
		{title ? <figcaption>{title}</figcaption> : null}
		<div className="code-tools">
			{/* The name of a file says its language. */}
			{language === 'text' || title?.includes('.') ? null : <span className="code-lang">{languages[language]}</span>}
			{edit ? <EditLink className="code-edit" {...edit} /> : null}
			<button type="button" className="copy" data-copy="" aria-label="Copy code" />
		</div>
		{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide code */}
		<pre tabIndex={0} style={extentOf(html)}>
			<code dangerouslySetInnerHTML={{__html: html}} />
		</pre>
	</figure>
);

/** A sample of code, highlighted. */
export const CodeFigure = ({sample}: {sample: Sample}) => (
	<CodeFrame
		language={sample.language}
		title={sample.title}
		hovers={sample.hovers}
		edit={sample.edit}
		html={codeToHtml(sample, useContext(HighlightContext))}
	/>
);
