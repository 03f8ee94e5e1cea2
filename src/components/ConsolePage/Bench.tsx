import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {PageExample} from '@site/plugins/run-examples/readExamples';
import {
  loadExamples,
  releases,
} from '@site/src/components/RunExample/loadRelease';
import {readShared} from '@site/src/components/RunExample/share';
import Workbench from '@site/src/components/RunExample/Workbench';
import {latestVersion} from '@site/config/versions';
import ExampleList from './ExampleList';
import styles from './styles.module.css';

const firstCode = `import {torch} from 'react-native-pytorch-core';

const x = torch.rand([2, 3]);
console.log(x);
`;

type Choice = {
  release: string;
  example: Pick<PageExample, 'code'> & Partial<PageExample>;
};

/** What the address asks for: shared code, or something to start with. */
function choose(hash: string): Choice {
  const shared = readShared(hash);
  return shared !== undefined && releases.includes(shared.release)
    ? {release: shared.release, example: {code: shared.code}}
    : {release: latestVersion, example: {code: firstCode}};
}

/** The console's editor, with a choice of releases and their examples. */
export default function Bench({hash}: {hash: string}): ReactNode {
  const selectId = useId();
  const bench = useRef<HTMLDivElement>(null);
  const [{release, example}, setChoice] = useState(() => choose(hash));
  const [examples, setExamples] = useState<readonly PageExample[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void loadExamples(release).then((loaded) => {
      if (isCurrent) {
        setExamples(loaded);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [release]);

  return (
    <>
      <div className={styles.version}>
        <label htmlFor={selectId}>Release</label>
        <select
          id={selectId}
          value={release}
          onChange={({target}) => setChoice({release: target.value, example})}
        >
          {releases.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
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
      <ExampleList
        examples={examples}
        current={example.id}
        onChoose={(chosen) => {
          setChoice({release, example: chosen});
          // On a phone the list is below the editor.
          if ((bench.current?.getBoundingClientRect().top ?? 0) < 0) {
            bench.current?.scrollIntoView();
          }
        }}
      />
    </>
  );
}
