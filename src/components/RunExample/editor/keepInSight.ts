import {EditorView} from '@codemirror/view';

/** Pixels between the bar and the caret. */
const margin = 16;

/** Scrolls the page where the bar at its top would cover the caret, of which the editor knows nothing. */
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
