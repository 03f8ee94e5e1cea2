import type {ReactElement, ReactNode} from 'react';
import {Children, isValidElement, useState} from 'react';
import Link from '@docusaurus/Link';
import {useColorMode} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  separateSnackSandbox,
  snackSandbox,
} from '@site/content/data/snackSandbox';
import {sampleSnackUrl, storedSnackUrl} from '@site/content/data/snackUrl';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {frameUrl} from './frameUrl';
import SmallButton from 'controls/SmallButton';
import styles from './styles.module.css';

type Props = {
  /** Id of a Snack stored by Expo, such as `@playtorch/image-classification`. */
  snackId?: string;
  /** Sample that is a whole Snack, such as `samples/yolov5`; the build turns it into the props below. */
  sample?: string;
  publishedPath?: string;
  name?: string;
  description?: string;
  dependencies?: string;
  files?: string;
  /** Code listings of the files. */
  children?: ReactNode;
};

type Listing = ReactElement<{title: string}>;

function isListing(node: ReactNode): node is Listing {
  return isValidElement<{title?: string}>(node) && Boolean(node.props.title);
}

/** The frame replaces the focused button. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

/** A Snack: its code and ways to run it. The editor loads on request. */
export default function ExpoSnack({
  snackId,
  publishedPath,
  name = snackId ?? '',
  description = name,
  dependencies = '',
  files = '',
  children,
}: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  const {colorMode} = useColorMode();
  const {siteConfig} = useDocusaurusContext();
  const embedOrigin = siteConfig.customFields?.embedOrigin as
    | string
    | undefined;
  const listings = Children.toArray(children).filter(isListing);
  const url =
    publishedPath === undefined
      ? storedSnackUrl(snackId ?? '')
      : sampleSnackUrl({
          name,
          dependencies,
          files,
          baseUrl: new URL(publishedPath, siteConfig.url).href,
        });
  return (
    <section className={styles.snack} aria-label={`Snack: ${name}`}>
      <div className={styles.head} data-search="off">
        <strong className={styles.name}>{description}</strong>
        <Link className="button button--secondary button--sm" href={url}>
          Open in Snack
        </Link>
        <p className={styles.note}>
          Snack shows the code, but no phone loads it anymore:{' '}
          <Link to="/faq/#expo-go">why</Link>.
        </p>
      </div>
      {listings.length > 0 && (
        <Tabs className={styles.files}>
          {listings.map((listing) => (
            <TabItem
              key={listing.props.title}
              value={listing.props.title}
              label={listing.props.title}
            >
              {listing}
            </TabItem>
          ))}
        </Tabs>
      )}
      {isShown ? (
        <iframe
          ref={takeFocus}
          className={styles.frame}
          title={`${name} in Expo Snack`}
          sandbox={(embedOrigin === undefined
            ? snackSandbox
            : separateSnackSandbox
          ).join(' ')}
          src={frameUrl(
            {snackId, publishedPath, theme: colorMode},
            embedOrigin,
          )}
        />
      ) : (
        <div className={styles.foot} data-search="off">
          <SmallButton onClick={() => setShown(true)}>
            Show the editor here
          </SmallButton>
          <span>
            It loads from snack.expo.dev
            {embedOrigin === undefined &&
              ', in a sandbox without storage: to sign in to Expo or to save your changes, open it in Snack'}
            .
          </span>
        </div>
      )}
    </section>
  );
}
