import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import RunApp from 'run-in-page/app';

type Props = {
  /** The app as it is after a step, such as `samples/steps/object-detection/1-camera`. */
  sample: string;
};

/** Runs the app as far as a tutorial has come. */
export default function RunStep({sample}: Props): ReactNode {
  const {label} = useDocsVersion();
  return <RunApp sample={sample} version={label} action="Run this step" />;
}
