import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {PageExample} from '@site/plugins/run-examples/readExamples';
import {docsVersions, latestVersion} from '@site/config/versions';
import {loadExamples} from '@site/src/components/RunExample/loadRelease';
import {
  consolePath,
  isSharedLink,
  readShared,
} from '@site/src/components/RunExample/share';
import Workbench from '@site/src/components/RunExample/Workbench';
import ExampleList from './ExampleList';
import styles from './styles.module.css';

const firstCode = `import {torch} from 'react-native-pytorch-core';

const x = torch.rand([2, 3]);
console.log(x);
`;

type Choice = {
  release: string;
  /** What is wrong with the address. */
  notice?: string;
  example: Pick<PageExample, 'code'> & Partial<PageExample>;
};

/** What the address asks for: shared code, or something to start with. */
function choiceOf(hash: string): Choice {
  const shared = readShared(hash);
  if (shared === undefined) {
    return {
      release: latestVersion,
      ...(isSharedLink(hash) && {
        notice: 'This link is damaged: its code cannot be read.',
      }),
      example: {code: firstCode},
    };
  }
  const {release, code} = shared;
  return docsVersions.some(({packageVersion}) => packageVersion === release)
    ? {release, example: {code}}
    : {
        release: latestVersion,
        notice: `There is no version ${release}: the code runs on ${latestVersion}.`,
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
export default function CodeConsole({hash}: {hash: string}): ReactNode {
  const selectId = useId();
  const editor = useRef<HTMLDivElement>(null);
  const [{release, notice, example}, setChoice] = useState(() =>
    choiceOf(hash),
  );
  const examples = useExamples(release);
  const lacksTensors =
    examples !== undefined &&
    examples.length > 0 &&
    !examples.some(({id}) => id.startsWith('torchlive_torch/'));

  /** What the editor has. */
  const code = useRef(example.code);

  /** The address follows, so that a reload or a bookmark keeps the choice. */
  function setAddress(chosen: string): void {
    const path = consolePath({release: chosen, code: code.current});
    history.replaceState(history.state, '', path);
  }

  function chooseVersion(chosen: string): void {
    setChoice({release: chosen, example});
    setAddress(chosen);
  }

  function chooseExample(chosen: PageExample): void {
    if (code.current !== example.code) {
      // Back returns to what was edited.
      setAddress(release);
      history.pushState(null, '');
    }
    setChoice({release, example: chosen});
    code.current = chosen.code;
    setAddress(release);
  }

  return (
    <>
      <div className={styles.version}>
        <label htmlFor={selectId}>Version</label>
        <select
          id={selectId}
          value={release}
          onChange={({target}) => chooseVersion(target.value)}
        >
          {docsVersions.map(({packageVersion, menuLabel}) => (
            <option key={packageVersion} value={packageVersion}>
              {menuLabel}
            </option>
          ))}
        </select>
        <span role="status">
          {notice}
          {lacksTensors && `${release} has no tensors yet.`}
        </span>
      </div>
      <div ref={editor} className={styles.editor}>
        <Workbench
          key={example.id}
          release={release}
          example={example}
          starts="edit"
          isConsole
          onCode={(text) => {
            code.current = text;
          }}
        />
      </div>
      {examples === undefined ? (
        <p>The examples did not load. Check your connection.</p>
      ) : (
        <ExampleList
          examples={examples}
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
