import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {PageExample} from '@site/plugins/run-examples/readExamples';
import {docsVersions, latestVersion} from '@site/config/versions';
import {loadExamples} from '@site/src/components/RunExample/loadRelease';
import {consolePath, readShared} from '@site/src/components/RunExample/share';
import Workbench from '@site/src/components/RunExample/Workbench';
import ExampleList from './ExampleList';
import styles from './styles.module.css';

const firstCode = `import {torch} from 'react-native-pytorch-core';

const x = torch.rand([2, 3]);
console.log(x);
`;

type Choice = {
  release: string;
  /** What the address asks for and is not there. */
  missing?: string;
  example: Pick<PageExample, 'code'> & Partial<PageExample>;
};

/** What the address asks for: shared code, or something to start with. */
function choiceOf(hash: string): Choice {
  const shared = readShared(hash);
  if (shared === undefined) {
    return {release: latestVersion, example: {code: firstCode}};
  }
  const {release, code} = shared;
  return docsVersions.some(({packageVersion}) => packageVersion === release)
    ? {release, example: {code}}
    : {release: latestVersion, missing: release, example: {code}};
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
export default function Bench({hash}: {hash: string}): ReactNode {
  const selectId = useId();
  const bench = useRef<HTMLDivElement>(null);
  const [{release, missing, example}, setChoice] = useState(() =>
    choiceOf(hash),
  );
  const examples = useExamples(release);
  const lacksTensors =
    examples !== undefined &&
    examples.length > 0 &&
    !examples.some(({id}) => id.startsWith('torchlive_torch/'));

  /** The address follows, so that a reload or a bookmark keeps the choice. */
  function choose(choice: Choice): void {
    setChoice(choice);
    const {code} = choice.example;
    const path = consolePath({release: choice.release, code});
    history.replaceState(history.state, '', path);
  }

  return (
    <>
      <div className={styles.version}>
        <label htmlFor={selectId}>Version</label>
        <select
          id={selectId}
          value={release}
          onChange={({target}) => choose({release: target.value, example})}
        >
          {docsVersions.map(({packageVersion, menuLabel}) => (
            <option key={packageVersion} value={packageVersion}>
              {menuLabel}
            </option>
          ))}
        </select>
        <span role="status">
          {missing !== undefined &&
            `There is no version ${missing}: the code runs on ${release}.`}
          {lacksTensors && `${release} has no tensors yet.`}
        </span>
      </div>
      <div ref={bench} className={styles.bench}>
        <Workbench
          key={example.id}
          release={release}
          example={example}
          starts="edit"
          isConsole
        />
      </div>
      {examples === undefined ? (
        <p>The examples did not load. Check your connection.</p>
      ) : (
        <ExampleList
          examples={examples}
          current={example.code}
          onChoose={(chosen) => {
            choose({release, example: chosen});
            // On a phone the list is below the editor.
            if ((bench.current?.getBoundingClientRect().top ?? 0) < 0) {
              bench.current?.scrollIntoView();
            }
          }}
        />
      )}
    </>
  );
}
