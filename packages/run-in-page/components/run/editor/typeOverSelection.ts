import {EditorView} from '@codemirror/view';

/** Replaces a selection by what is typed. Chromium would give the new text the style of the old one as an attribute, which the policy refuses. */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput({inputType, data, isComposing}, view) {
    const {state} = view;
    const {from, to, empty} = state.selection.main;
    if (inputType !== 'insertText' || data === null || isComposing || empty) {
      return false;
    }
    const insert = () =>
      state.update(state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const isHandled = state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, insert));
    if (!isHandled) {
      view.dispatch(insert());
    }
    return true;
  },
});
