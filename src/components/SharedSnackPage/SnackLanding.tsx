import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {brand} from '@site/content/site/brand';
import ExpoSnack from '@site/src/components/ExpoSnack';
import OpenInApp from '@site/src/components/OpenInApp';
import PhoneScene from '@site/src/components/PhoneScene';
import StaticPage from '@site/src/components/StaticPage';
import {snackDeepLink} from '@site/content/data/snackId';
import {knownSnacks} from '@site/content/data/snacks';
import {snackPage} from './snackPage';
import styles from './styles.module.css';

type Props = {
  /** A valid id. */
  id: string;
};

/** An id that breaks after its owner rather than at a hyphen. */
function BreakableId({id}: Props): ReactNode {
  return id.split(/(?<=\/)/).map((part) => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ));
}

/** One Snack: what it is, how to open it in the app, and its code. */
export default function SnackLanding({id}: Props): ReactNode {
  const known = knownSnacks.find((snack) => snack.id === id);
  return (
    <StaticPage
      title={`${known?.title ?? id}, a shared Snack`}
      heading={known?.title ?? <BreakableId id={id} />}
      description={snackPage.description}
      lead={
        known?.summary ??
        `A small React Native project, made for the ${brand.name} app.`
      }
      actions={
        <>
          <p>
            The app <Link to="/faq/#expo-go">no longer loads Snacks</Link>.{' '}
            {known !== undefined && (
              <Link to={known.tutorial}>Run it in your browser</Link>
            )}
          </p>
          <OpenInApp deepLink={snackDeepLink(id)} what="this Snack" />
          <p className="margin-top--md">
            {known === undefined ? (
              `A user shared it. The ${brand.name} team hasn’t reviewed it.`
            ) : (
              <>
                Its id is <code>{id}</code>.
              </>
            )}
          </p>
        </>
      }
      picture={<PhoneScene scene={known?.scene ?? 'snack'} />}
    >
      <section className={styles.code}>
        <h2>Read and change its code</h2>
        <ExpoSnack snackId={id} name={known?.title ?? id} />
      </section>
    </StaticPage>
  );
}
