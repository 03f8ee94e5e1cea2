import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import type {TensorLines} from '../../examples/calls';
import {createEditor, type EditorHandle} from './editor/createEditor';

type Props = {
  /** What it begins with; from then on the editor owns its text. */
  code: string;
  ref: Ref<Pick<EditorHandle, 'setCode'>>;
  release: string;
  /** Whether the reader asked for it by a press, which is gone. */
  takesFocus: boolean;
  /** What lines of the code made, by their number. */
  tensors: TensorLines;
  onChange: (code: string) => void;
  onRun: (code: string) => void;
};

/** A code editor. Its styles need a shadow root: the page's policy allows no `<style>`. */
export default function Editor({
  code,
  ref,
  release,
  takesFocus,
  tensors,
  onChange,
  onRun,
}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(undefined);
  const latest = useRef({code, onChange, onRun});
  useEffect(() => {
    latest.current = {code, onChange, onRun};
  });

  // Before the empty box is painted, or what follows would move.
  useLayoutEffect(() => {
    if (host.current === null) {
      return undefined;
    }
    const created = createEditor(
      host.current.shadowRoot ?? host.current.attachShadow({mode: 'open'}),
      {
        code: latest.current.code,
        release,
        onChange: (text) => latest.current.onChange(text),
        onRun: (text) => latest.current.onRun(text),
      },
    );
    editor.current = created;
    if (takesFocus) {
      created.focus();
    }
    return () => created.destroy();
  }, [release, takesFocus]);

  useEffect(() => editor.current?.showTensors(tensors), [tensors]);
  useImperativeHandle(ref, () => ({
    setCode: (text) => editor.current?.setCode(text),
  }));

  return <div ref={host} />;
}
