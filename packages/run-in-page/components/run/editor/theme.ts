import {HighlightStyle} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** Colours and sizes of the site's listings; the variables follow the colour mode. */
export const theme = EditorView.theme({
  '&': {
    color: 'var(--ifm-font-color-base)',
    backgroundColor: 'var(--pt-code-background)',
    fontSize: '0.9375rem',
    borderRadius: 'var(--ifm-global-radius)',
  },
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: '1.6',
    maxHeight: '32rem',
  },
  '@media print': {
    '.cm-scroller': {maxHeight: 'none'},
    '.cm-content': {flexShrink: '1', whiteSpace: 'break-spaces'},
  },
  '.cm-content': {
    padding: '0.875rem 0',
    caretColor: 'var(--pt-ember)',
    scrollMarginTop: 'calc(var(--ifm-navbar-height) + 1rem)',
  },
  '.cm-line': {padding: '0 1rem 0 0.5rem'},
  '.cm-gutters': {
    color: 'var(--pt-muted)',
    // Code that is scrolled sideways passes below.
    backgroundColor: 'var(--pt-code-background)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': {paddingLeft: '1rem'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--pt-line-marked)',
  },
  '.cm-tooltip': {
    color: 'var(--ifm-font-color-base)',
    backgroundColor: 'var(--pt-raised)',
    border: '1px solid var(--pt-hairline)',
    borderRadius: 'var(--pt-radius-small)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--ifm-font-family-monospace)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.25rem 0.75rem'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'inherit',
    backgroundColor: 'var(--pt-line-marked)',
  },
  '.cm-completionDetail': {color: 'var(--pt-muted)', fontStyle: 'normal'},
  '.cm-activeLine': {backgroundColor: 'transparent'},
  '.cm-line[data-tensor]:hover::after, &.cm-focused .cm-activeLine[data-tensor]::after':
    {
      content: 'attr(data-tensor)',
      // A long line does not push it out of sight.
      position: 'sticky',
      right: '0.5rem',
      display: 'inline-block',
      marginLeft: '2rem',
      padding: '0 0.5rem',
      borderRadius: 'var(--pt-radius-small)',
      color: 'var(--ifm-color-primary)',
      backgroundColor: 'var(--pt-raised)',
    },
  // It would cover what is typed.
  '&.cm-focused .cm-activeLine[data-tensor]::after': {position: 'static'},
});

/** Token colours of the site's listings. */
export const highlighting = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier],
    color: 'var(--pt-tok-keyword)',
  },
  {tag: [tags.string, tags.regexp], color: 'var(--pt-tok-string)'},
  {tag: tags.comment, color: 'var(--pt-tok-comment)'},
  {
    tag: [tags.number, tags.bool, tags.null, tags.typeName, tags.className],
    color: 'var(--pt-tok-constant)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.tagName,
    ],
    color: 'var(--pt-tok-function)',
  },
  {
    tag: [tags.punctuation, tags.operator],
    color: 'var(--pt-tok-punctuation)',
  },
]);
