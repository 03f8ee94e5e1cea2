import type {ReactNode} from 'react';
import type {Lines} from '@site/src/components/ApiSignature';
import CodeListing from '@site/src/components/CodeListing';
import RunExample from '@site/src/components/RunExample';
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
  const listing = <CodeListing language="ts" label="Example" code={code} />;
  return needs === undefined || needs === 'browser' ? (
    <RunExample id={id} release={release}>
      {listing}
    </RunExample>
  ) : (
    <>
      {listing}
      <p className={styles.place}>
        {places[needs]}
        {reason}
      </p>
    </>
  );
}
