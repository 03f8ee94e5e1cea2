import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {docsVersions} from '@site/content/site/versions';
import FactStrip from '@site/src/components/FactStrip';
import {modelFacts, type StripModel} from '@site/content/data/models';

type Props = {
  /** How long the tutorial takes, such as `30 minutes`. */
  time: string;
  /** Such as `Android, iOS`; `This page` is first where the page runs the app. */
  platforms: string;
  model?: StripModel;
};

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
    ...(model === undefined
      ? []
      : modelFacts(model, platforms.startsWith('This page'))),
    ['Toolkit', toolkit?.packageVersion ?? version],
  ];
  return <FactStrip facts={facts} />;
}
