import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {BehaviourChange, Words} from 'api-versions/page-data';
import WordsText from './WordsText';
import styles from './styles.module.css';

type Props = BehaviourChange & {
  /** The two versions. */
  labels: {from: string; to: string};
};

function Notes({
  label,
  notes,
}: {
  label: string;
  notes: readonly Words[];
}): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      {notes.map((words, index) => (
        <dd key={index}>
          <WordsText words={words} />
        </dd>
      ))}
    </>
  );
}

/** What native code does in each version, where only the behaviour differs. */
export default function BehaviourEntry({
  targets,
  before,
  after,
  labels,
}: Props): ReactNode {
  return (
    <div className={styles.behaviour}>
      {targets.length > 0 && (
        <p className={styles.targets}>
          {targets.map(({name, href}) => (
            <Link key={name} to={href}>
              {name}
            </Link>
          ))}
        </p>
      )}
      <dl>
        {before.length > 0 && <Notes label={labels.from} notes={before} />}
        {after.length > 0 && <Notes label={labels.to} notes={after} />}
      </dl>
    </div>
  );
}
