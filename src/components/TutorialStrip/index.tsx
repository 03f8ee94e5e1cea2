import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {docsVersions} from '@site/config/versions';
import {formatBytes, models, type ModelName} from '@site/src/data/models';
import styles from './styles.module.css';

type Props = {
  /** How long the tutorial takes, such as `30 minutes`. */
  time: string;
  /** Such as `Android, iOS`. */
  platforms: string;
  model?: ModelName;
};

function modelFacts(model: ModelName): [string, string][] {
  const {name, ...file} = models[model];
  return [
    ['Model', name],
    ...('bytes' in file
      ? [['Size', formatBytes(file.bytes)] as [string, string]]
      : []),
  ];
}

/** What to know before starting: time, platforms, model, size, version. */
export default function TutorialStrip({
  time,
  platforms,
  model,
}: Props): ReactNode {
  const {version} = useDocsVersion();
  const toolkit = docsVersions.find(({name}) => name === version);
  const facts: [string, string][] = [
    ['Time', time],
    ['Runs on', platforms],
    ...(model === undefined ? [] : modelFacts(model)),
    ['Toolkit', toolkit?.packageVersion ?? version],
  ];
  return (
    <dl className={styles.strip}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
