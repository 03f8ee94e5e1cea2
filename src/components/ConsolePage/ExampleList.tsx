import type {ReactNode} from 'react';
import type {PageExample} from '@site/plugins/run-examples/readExamples';
import styles from './styles.module.css';

type Props = {
  examples: readonly PageExample[];
  /** Name of the one in the editor. */
  current?: string;
  onChoose: (example: PageExample) => void;
};

function groupOf({id}: PageExample): string {
  return id.split('/', 1)[0] ?? '';
}

/** The examples of a release by the module or symbol that they show. */
export default function ExampleList({
  examples,
  current,
  onChoose,
}: Props): ReactNode {
  const groups = new Set(examples.map(groupOf));
  return (
    <nav className={styles.examples} aria-label="Examples">
      {[...groups].map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {examples
              .filter((each) => groupOf(each) === group)
              .map((example) => (
                <li key={example.id}>
                  <button
                    type="button"
                    className="clean-btn"
                    aria-current={example.id === current}
                    onClick={() => onChoose(example)}
                  >
                    {example.id.slice(group.length + 1)}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
