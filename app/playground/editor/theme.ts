import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags as t} from '@lezer/highlight';

const look = EditorView.theme({
	'&': {height: '100%', backgroundColor: 'var(--code-bg)', color: 'var(--code-text)', fontSize: 'var(--editor-size)'},
	// The element around the editor draws the focus ring, so that it includes the gutter.
	'&.cm-focused': {outline: '0'},
	'.cm-scroller': {fontFamily: 'var(--font-mono)', lineHeight: '1.7', fontFeatureSettings: "'liga' 0"},
	'.cm-content': {padding: '0.75rem 0', caretColor: 'var(--accent)'},
	'.cm-line': {padding: '0 1rem 0 0.5rem'},
	'.cm-cursor': {borderLeftColor: 'var(--accent)', borderLeftWidth: '2px'},
	'.cm-gutters': {backgroundColor: 'var(--code-bg)', color: 'var(--text-muted)', border: '0'},
	'.cm-lineNumbers .cm-gutterElement': {padding: '0 0.5rem 0 0.75rem', minWidth: '2.5rem'},
	'.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'color-mix(in srgb, var(--accent) 7%, transparent)'},
	'&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
		backgroundColor: 'color-mix(in srgb, var(--accent) 26%, transparent)',
	},
	'&.cm-focused .cm-matchingBracket': {backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent)', outline: '0'},
	'.cm-panels': {backgroundColor: 'var(--bg-raised)', color: 'var(--text)', borderColor: 'var(--border)'},
	'.cm-panel.cm-search': {padding: '0.5rem 2rem 0.5rem 0.75rem', fontFamily: 'var(--font-sans)', fontSize: '0.875rem'},
	'.cm-textfield, .cm-button': {
		minHeight: '2rem',
		padding: '0 0.5rem',
		border: '1px solid var(--border-strong)',
		borderRadius: 'var(--radius-small)',
		background: 'var(--bg)',
		color: 'var(--text)',
		fontSize: '0.875rem',
	},
	'.cm-searchMatch': {backgroundColor: 'color-mix(in srgb, var(--warning) 26%, transparent)'},
	'.cm-tooltip': {
		maxWidth: 'min(34rem, 92vw)',
		border: '1px solid var(--border)',
		borderRadius: 'var(--radius-small)',
		backgroundColor: 'var(--bg-raised)',
		color: 'var(--text)',
		boxShadow: 'var(--shadow)',
		overflow: 'hidden',
	},
	'.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--font-mono)', fontSize: '0.8125rem', maxHeight: '16rem'},
	'.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.25rem 0.625rem', lineHeight: '1.5'},
	'.cm-tooltip-autocomplete > ul > li[aria-selected]': {backgroundColor: 'var(--accent-fill)', color: 'var(--on-accent)'},
	'.cm-tooltip-autocomplete > ul > li[aria-selected] .cm-completionDetail': {color: 'inherit'},
	'.cm-completionDetail': {marginInlineStart: '0.75rem', color: 'var(--text-muted)', fontStyle: 'normal'},
	'.cm-completionMatchedText': {textDecoration: 'none', fontWeight: '700'},
	'.cm-tooltip.cm-completionInfo': {padding: '0.75rem', font: '0.875rem / 1.5 var(--font-sans)', overflow: 'auto', maxHeight: '18rem'},
	'.cm-completionInfo pre': {margin: '0 0 0.5rem', font: '0.75rem / 1.5 var(--font-mono)', whiteSpace: 'pre-wrap'},
	'.cm-diagnostic': {
		padding: '0.5rem 0.75rem',
		font: '0.875rem / 1.5 var(--font-sans)',
		borderInlineStart: '3px solid',
		marginInlineStart: '0',
	},
	'.cm-diagnostic-error': {borderColor: 'var(--danger)'},
	'.cm-diagnostic-warning': {borderColor: 'var(--warning)'},
});

const colors = HighlightStyle.define([
	{tag: [t.keyword, t.operatorKeyword, t.modifier, t.controlKeyword, t.definitionKeyword, t.moduleKeyword], color: 'var(--tk-keyword)'},
	{tag: [t.string, t.special(t.string), t.regexp], color: 'var(--tk-string)'},
	{tag: [t.function(t.variableName), t.function(t.propertyName), t.function(t.definition(t.variableName))], color: 'var(--tk-function)'},
	{tag: [t.number, t.bool, t.null, t.atom], color: 'var(--tk-constant)'},
	{tag: [t.comment], color: 'var(--tk-comment)'},
	{tag: [t.typeName, t.className, t.tagName, t.namespace], color: 'var(--tk-type)'},
	{tag: [t.attributeName], color: 'var(--tk-function)'},
	{tag: t.invalid, color: 'var(--danger)'},
]);

/** The editor's theme, in the site's design tokens, so that it follows the color mode. */
export const theme = [look, syntaxHighlighting(colors)];
