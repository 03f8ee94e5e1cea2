import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {PageExample} from '../../examples/options';
import {fitsLink, keepInAddress} from '../run/keepInAddress';
import {loadExamples} from '../run/loadRelease';
import {consolePath} from '../run/consolePath';
import {keepDraft, moveToAddress, readDraft} from '../run/drafts';
import {isSharedLink, readShared} from '../run/share';
import Workbench from '../run/Workbench';
import FileButton from '../app/FileButton';
import ExampleList from './ExampleList';
import type {ConsoleProps} from './props';
import styles from './styles.module.css';

const tooLong =
  'Your code is too long for the browser’s history. Save it in a file, then press Reset before you open an example.';

type Choice = {
  release: string;
  /** What is wrong with the address. */
  notice?: string;
  example: Pick<PageExample, 'code'> & Partial<PageExample>;
  /** What the reader made of it before. */
  draft?: string;
};

/** What the address asks for: shared code, or something to start with. */
function choiceOf({
  hash,
  versions,
  preferred,
  firstCode,
}: ConsoleProps): Choice {
  const shared = readShared(hash);
  if (shared === undefined) {
    return {
      release: preferred,
      ...(isSharedLink(hash) && {
        notice: 'This link is damaged: its code cannot be read.',
      }),
      example: {code: firstCode},
    };
  }
  const {release, code} = shared;
  return versions.some(({packageVersion}) => packageVersion === release)
    ? {release, example: {code}}
    : {
        release: preferred,
        notice: `There is no version ${release}: the code runs on ${preferred}.`,
        example: {code},
      };
}

/** The examples of a release; none while they load, undefined if they can't be loaded. */
function useExamples(release: string): readonly PageExample[] | undefined {
  const [examples, setExamples] = useState<readonly PageExample[] | undefined>(
    [],
  );
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded?: readonly PageExample[]) => {
      if (isCurrent) {
        setExamples(loaded);
      }
    };
    loadExamples(release).then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [release]);
  return examples;
}

/** The console's editor, with a choice of versions and their examples. */
export default function CodeConsole(props: ConsoleProps): ReactNode {
  const {versions, topics} = props;
  const selectId = useId();
  const editor = useRef<HTMLDivElement>(null);
  const [{release, notice, example, draft}, setChoice] = useState<Choice>(
    () => ({...choiceOf(props), draft: readDraft()}),
  );
  /** Models that the reader has opened, by the path at which code finds them. */
  const [models, setModels] = useState<Readonly<Record<string, File>>>({});
  const paths = Object.keys(models);
  const examples = useExamples(release);
  const lacksTensors =
    examples !== undefined &&
    examples.length > 0 &&
    !examples.some(({id}) => id.startsWith('torchlive_torch/'));

  /** What the editor has. */
  const code = useRef(draft ?? example.code);

  const pathOf = (chosen: string) =>
    consolePath({release: chosen, code: code.current});

  function chooseVersion(chosen: string): void {
    setChoice({release: chosen, example, draft});
    moveToAddress(pathOf(chosen));
  }

  function chooseExample(chosen: PageExample): void {
    if (chosen.code === example.code) {
      return;
    }
    if (code.current !== example.code) {
      const path = pathOf(release);
      if (!fitsLink(path)) {
        setChoice({release, notice: tooLong, example, draft});
        return;
      }
      // Back returns to what was edited, and so does the example.
      keepInAddress(path);
    }
    history.pushState(null, '');
    code.current = chosen.code;
    keepInAddress(pathOf(release));
    const kept = readDraft();
    code.current = kept ?? chosen.code;
    setChoice({release, example: chosen, draft: kept});
  }

  function keep(text: string): boolean {
    code.current = text;
    const {code: original} = readShared(location.hash) ?? example;
    return keepDraft(text === original ? undefined : text);
  }

  return (
    <>
      <div>
        <div className={styles.version}>
          <label htmlFor={selectId}>Version</label>
          <select
            id={selectId}
            value={release}
            onChange={({target}) => chooseVersion(target.value)}
          >
            {versions.map(({packageVersion, menuLabel}) => (
              <option key={packageVersion} value={packageVersion}>
                {menuLabel}
              </option>
            ))}
          </select>
        </div>
        <p role="status" className={styles.notice}>
          {notice}
          {lacksTensors && `${release} has no tensors yet.`}
        </p>
      </div>
      <div ref={editor} className={styles.editor}>
        <Workbench
          key={example.id}
          release={release}
          example={example}
          starts="edit"
          draft={draft}
          isConsole
          models={models}
          onCode={keep}
        />
        <div className={styles.models}>
          <FileButton
            accept=".ptl"
            name="Model for your code"
            onFile={(file) => setModels({...models, [`/${file.name}`]: file})}
          >
            Open a model
          </FileButton>
          <p role="status">
            {paths.length === 0 ? (
              'A .ptl file that your code can load. It stays in your browser.'
            ) : (
              <>
                Your code loads it with{' '}
                {paths.map((path) => (
                  <code key={path}>
                    await torch.jit._loadForMobile(&apos;{path}&apos;)
                  </code>
                ))}
              </>
            )}
          </p>
        </div>
      </div>
      {examples === undefined ? (
        <p>The examples did not load. Check your connection.</p>
      ) : (
        <ExampleList
          examples={examples}
          topics={topics}
          current={example.code}
          onChoose={(chosen) => {
            chooseExample(chosen);
            // On a phone the list is below the editor.
            if ((editor.current?.getBoundingClientRect().top ?? 0) < 0) {
              editor.current?.scrollIntoView();
            }
          }}
        />
      )}
    </>
  );
}
