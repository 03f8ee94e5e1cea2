import {EditorView} from '@codemirror/view';

/** Pixels between the bar and the caret. */
const margin = 16;

/** Scrolls the page if the navbar, which the editor doesn't know about, would cover the caret. */
export const keepInSight = EditorView.updateListener.of(
  ({docChanged, selectionSet, focusChanged, view}) => {
    if (docChanged || selectionSet || focusChanged) {
      // After the editor's own scrolling.
      requestAnimationFrame(() => {
        const caret = view.hasFocus
          ? view.coordsAtPos(view.state.selection.main.head)
          : null;
        const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
        const least = bar + margin;
        if (caret !== null && caret.top < least) {
          scrollBy(0, caret.top - least);
        }
      });
    }
  },
);
