import {useState, type ReactNode} from 'react';
import type {PageExample} from '@site/plugins/run-examples/readExamples';
import {topicNames, topics} from '@site/config/apiTopics';
import BreakableName from '@site/src/components/BreakableName';
import FilterField from '@site/src/components/FilterField';
import styles from './styles.module.css';

type Props = {
  examples: readonly PageExample[];
  /** Code of the one in the editor. */
  current: string;
  onChoose: (example: PageExample) => void;
};

/** The examples of a version by the topics of the reference, with a filter. */
export default function ExampleList({
  examples,
  current,
  onChoose,
}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const shown = examples.filter(({title, topic}) => {
    const text = `${title} ${topicNames[topic]}`.toLowerCase();
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
      {topics
        .map((topic) => ({
          topic,
          own: shown.filter((example) => example.topic === topic),
        }))
        .filter(({own}) => own.length > 0)
        .map(({topic, own}) => (
          <section key={topic}>
            <h2>{topicNames[topic]}</h2>
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
