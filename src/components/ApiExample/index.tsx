import type {ReactNode} from 'react';
import type {Lines} from 'api-versions/page-data';
import CodeListing from '@site/src/components/CodeListing';
import RunExample from 'run-in-page/example';
import styles from './styles.module.css';

type Props = {
  /** Path of the example in `examples/`, such as `torchlive_torch/Tensor.add`. */
  id: string;
  /** The release that the page documents. */
  release: string;
  code: Lines;
  /** Where it runs, if not everywhere. */
  needs?: 'browser' | 'node' | 'phone';
  /** Why it runs there alone. */
  reason?: string;
};

const places = {node: 'Only in Node: ', phone: 'Only on a phone: '} as const;

/** An example of the reference, with what it prints as comments. */
export default function ApiExample({
  id,
  release,
  code,
  needs,
  reason,
}: Props): ReactNode {
  const list = (buttons?: ReactNode) => (
    <CodeListing language="ts" label="Example" code={code} buttons={buttons} />
  );
  return needs === undefined || needs === 'browser' ? (
    <RunExample id={id} release={release}>
      {list}
    </RunExample>
  ) : (
    <>
      {list()}
      <p className={styles.place}>
        {places[needs]}
        {reason}
      </p>
    </>
  );
}
