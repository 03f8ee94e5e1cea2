import type {ReactNode} from 'react';
import {topicNames, type Topic} from '@site/content/api/topicNames';
import {
  differences,
  type Comparison,
  type Difference,
  type TopicChanges,
} from 'api-versions/page-data';
import BehaviourEntry from './BehaviourEntry';
import SymbolEntry from './SymbolEntry';
import styles from './styles.module.css';
import {usePlace} from './usePlace';

const titles: Readonly<Record<Difference, string>> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  behaviour: 'Behavior',
};

function titleOf({topic}: TopicChanges): string {
  return topic === 'package' ? 'Whole package' : topicNames[topic as Topic];
}

type Labels = {from: string; to: string};

function Topic({
  group,
  labels,
}: {
  group: TopicChanges;
  labels: Labels;
}): ReactNode {
  return (
    <section>
      <h2 id={group.topic}>{titleOf(group)}</h2>
      {differences.map((difference) => {
        const changes = group.changes.filter(
          (change) => change.difference === difference,
        );
        return (
          changes.length > 0 && (
            <section key={difference}>
              <h3>{titles[difference]}</h3>
              {changes.map((change, index) =>
                change.difference === 'behaviour' ? (
                  <BehaviourEntry key={index} labels={labels} {...change} />
                ) : (
                  <SymbolEntry key={index} {...change} />
                ),
              )}
            </section>
          )
        );
      })}
    </section>
  );
}

type Props = {
  /** Missing until the first one is loaded. */
  comparison?: Comparison;
  /** Set while another one loads. */
  isLoading: boolean;
  labels: Labels;
  /** The only kind to show. */
  only?: Difference;
  onOnly: (only?: Difference) => void;
};

/** The differences by topic, with a choice of one kind. */
export default function Results({
  comparison,
  isLoading,
  labels,
  only,
  onOnly,
}: Props): ReactNode {
  const groups = (comparison ?? [])
    .map((group) => ({
      ...group,
      changes: group.changes.filter(
        ({difference}) => only === undefined || difference === only,
      ),
    }))
    .filter(({changes}) => changes.length > 0);
  const count = (difference: Difference) =>
    comparison
      ?.flatMap(({changes}) => changes)
      .filter((change) => change.difference === difference).length;

  usePlace(comparison !== undefined);

  return (
    <div aria-busy={isLoading}>
      <div
        className={styles.filter}
        role="group"
        aria-label="Show only one kind of difference"
      >
        <span aria-hidden="true">Show only</span>
        {differences.map((difference) => (
          <button
            key={difference}
            type="button"
            data-type={difference}
            aria-pressed={only === difference}
            disabled={count(difference) === 0 && only !== difference}
            onClick={() => onOnly(only === difference ? undefined : difference)}
          >
            {/* A new element for each count: text that begins elsewhere would have moved. */}
            <strong key={count(difference)}>{count(difference) ?? '–'}</strong>{' '}
            {titles[difference].toLowerCase()}
          </button>
        ))}
      </div>
      <div className={styles.results}>
        <nav className={styles.topics} aria-label="Topics">
          <ul>
            {groups.map((group) => (
              <li key={group.topic}>
                {/* Keeps the query of the address, unlike a link of the router. */}
                <a href={`#${group.topic}`}>
                  {titleOf(group)} <span>{group.changes.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {groups.map((group) => (
            <Topic key={group.topic} group={group} labels={labels} />
          ))}
        </div>
      </div>
    </div>
  );
}
