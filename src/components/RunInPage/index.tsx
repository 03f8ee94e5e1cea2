import type {ComponentType, ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import picture from '@site/src/components/ResultPicture/styles.module.css';
import RunApp from './RunApp';

type Props = {
  /** The drawing that stands for the app until it runs. Pages give its name. */
  of: ComponentType;
  /** The app, such as `samples/yolov5`. */
  sample: string;
  /** Whether a model of the reader's answers in the place of the app's. */
  ownModel?: boolean;
  /** A caption of one or two sentences. */
  children: ReactNode;
};

/** What the reader builds in a tutorial, to run in the page. */
export default function RunInPage({
  of: Drawing,
  sample,
  ownModel,
  children,
}: Props): ReactNode {
  const {label} = useDocsVersion();
  return (
    <figure className={picture.result}>
      <RunApp sample={sample} version={label} ownModel={ownModel}>
        <Drawing />
      </RunApp>
      <figcaption className={picture.caption}>{children}</figcaption>
    </figure>
  );
}
