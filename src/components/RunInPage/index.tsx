import type {ComponentType, ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import picture from '@site/src/components/ResultPicture/styles.module.css';
import type {Screenshot} from '@site/content/data/screenshots';
import RunApp from 'run-in-page/app';
import clsx from 'clsx';
import AppScreenshot from './AppScreenshot';
import styles from './screenshot.module.css';

type Props = {
  /** The picture that stands for the app until it runs: a screenshot, or a drawing. Pages give its name. */
  of: Screenshot | ComponentType;
  /** The app, such as `samples/yolov5`. */
  sample: string;
  /** Whether a model of the reader's answers in the place of the app's. */
  ownModel?: boolean;
  /** A caption of one or two sentences. */
  children: ReactNode;
};

/** What the reader builds in a tutorial, to run in the page. */
export default function RunInPage({
  of: Picture,
  sample,
  ownModel,
  children,
}: Props): ReactNode {
  const {label} = useDocsVersion();
  return (
    <figure className={clsx(picture.result, styles.runs)}>
      <RunApp sample={sample} version={label} ownModel={ownModel}>
        {typeof Picture === 'function' ? (
          <Picture />
        ) : (
          <AppScreenshot {...Picture} />
        )}
      </RunApp>
      <figcaption className={picture.caption}>{children}</figcaption>
    </figure>
  );
}
