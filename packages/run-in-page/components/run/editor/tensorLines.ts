import {StateEffect, StateField, type EditorState} from '@codemirror/state';
import {Decoration, EditorView, type DecorationSet} from '@codemirror/view';
import type {TensorLines} from '../../../examples/calls';

/** Says what lines of the code made, by their number. */
export const setTensors = StateEffect.define<TensorLines>();

function decorate({doc}: EditorState, tensors: TensorLines): DecorationSet {
  return Decoration.set(
    Object.entries(tensors)
      .filter(([line]) => Number(line) <= doc.lines)
      .map(([line, text]) =>
        Decoration.line({attributes: {'data-tensor': text}}).range(
          doc.line(Number(line)).from,
        ),
      ),
  );
}

/** Lines that made a tensor carry its shape and dtype, which show on hover, until the code is edited. */
export const tensorLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, {state, effects, docChanged}) {
    const effect = effects.find((each) => each.is(setTensors));
    if (effect !== undefined) {
      return decorate(state, effect.value);
    }
    return docChanged ? Decoration.none : lines;
  },
  provide: (field) => EditorView.decorations.from(field),
});
