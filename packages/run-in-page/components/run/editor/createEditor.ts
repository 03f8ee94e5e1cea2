import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {javascript, localCompletionSource} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {EditorState, Prec} from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import type {TensorLines} from '../../../examples/calls';
import {loadTypes} from '../loadRelease';
import {completeMembers} from './completeMembers';
import {keepInSight} from './keepInSight';
import {setTensors, tensorLines} from './tensorLines';
import {highlighting, theme} from './theme';
import {typeOverSelection} from './typeOverSelection';

type Options = {
  code: string;
  release: string;
  onChange: (code: string) => void;
  onRun: (code: string) => void;
};

/** An editor on the page. */
export type EditorHandle = {
  setCode: (code: string) => void;
  /** Marks the lines that made a tensor. */
  showTensors: (tensors: TensorLines) => void;
  focus: () => void;
  destroy: () => void;
};

/** Makes an editor in a shadow root. */
export function createEditor(
  root: ShadowRoot,
  {code, release, onChange, onRun}: Options,
): EditorHandle {
  const runKey = {
    key: 'Mod-Enter',
    run: ({state}: EditorView) => {
      onRun(state.doc.toString());
      return true;
    },
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: code,
      extensions: [
        Prec.highest(keymap.of([runKey])),
        // A card of the reference clips what is fixed.
        tooltips({position: 'absolute'}),
        keepInSight,
        typeOverSelection,
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        javascript({jsx: true, typescript: true}),
        autocompletion({
          override: [
            completeMembers(() => loadTypes(release)),
            localCompletionSource,
          ],
          icons: false,
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
        ]),
        highlightActiveLine(),
        tensorLines,
        theme,
        syntaxHighlighting(highlighting),
        // Scrollable regions must hold something focusable; axe wants to read it.
        EditorView.contentAttributes.of({'aria-label': 'Code', tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) {
            onChange(state.doc.toString());
          }
        }),
      ],
    }),
  });
  return {
    setCode(text) {
      const {doc} = view.state;
      if (doc.toString() !== text) {
        view.dispatch({changes: {from: 0, to: doc.length, insert: text}});
      }
    },
    showTensors: (tensors) => view.dispatch({effects: setTensors.of(tensors)}),
    focus() {
      view.focus();
      view.dispatch({scrollIntoView: true});
    },
    destroy: () => view.destroy(),
  };
}
