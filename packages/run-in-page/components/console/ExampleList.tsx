import {useState, type ReactNode} from 'react';
import type {PageExample} from '../../examples/options';
import BreakableName from 'controls/BreakableName';
import FilterField from 'controls/FilterField';
import styles from './styles.module.css';

type Props = {
  examples: readonly PageExample[];
  /** What readers call the topics, by their ids, in their order. */
  topics: Readonly<Record<string, string>>;
  /** Code of the one in the editor. */
  current: string;
  onChoose: (example: PageExample) => void;
};

/** The examples of a version by the topics of the reference, with a filter. */
export default function ExampleList({
  examples,
  topics,
  current,
  onChoose,
}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const shown = examples.filter(({title, topic}) => {
    const text = `${title} ${topics[topic]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <nav className={styles.examples} aria-label="Examples">
      <FilterField
        label="Filter the examples"
        query={query}
        status={`${shown.length} of ${examples.length}`}
        onChange={setQuery}
      />
      {Object.entries(topics)
        .map(([topic, name]) => ({
          topic,
          name,
          own: shown.filter((example) => example.topic === topic),
        }))
        .filter(({own}) => own.length > 0)
        .map(({topic, name, own}) => (
          <section key={topic}>
            <h2>{name}</h2>
            <ul>
              {own.map((example) => (
                <li key={example.id}>
                  <button
                    type="button"
                    className="clean-btn"
                    aria-current={example.code === current}
                    onClick={() => onChoose(example)}
                  >
                    <BreakableName name={example.title} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
