import {
  lazy,
  Suspense,
  useEffect,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {readSharedApp} from '../run/share';
import type {ConsoleProps} from './props';
import styles from './styles.module.css';

const CodeConsole = lazy(() => import('./CodeConsole'));
const AppConsole = lazy(() => import('./AppConsole'));

const placeholder = (
  <p className={styles.placeholder} data-md="off">
    <span className={styles.loading}>Loading the editor …</span>
    <span className={styles.withoutScript}>The console needs JavaScript.</span>
  </p>
);

const tabs = [
  ['code', 'Code'],
  ['app', 'App'],
] as const;

/** Where readers write code against a release, or edit an app, and run it. */
export default function Console(props: ConsoleProps): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash, firstPaths} = props;
  // The router does not hear of what examples push, nor of the way back from there.
  const [returns, countReturn] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('popstate', countReturn);
    return () => removeEventListener('popstate', countReturn);
  }, []);
  const place = `${hash} ${returns}`;
  // Hydration keeps the attributes of the server, which knows no fragment.
  const app = isBrowser ? readSharedApp(hash) : undefined;
  const current = app === undefined ? 'code' : 'app';
  /** Where each tab leads: to what it showed last. */
  const [last, setLast] = useState<Partial<typeof firstPaths>>({});
  const paths = {...firstPaths, ...last};
  return (
    <>
      <nav className={styles.tabs} aria-label="What to write">
        <ul className="tabs">
          {tabs.map(([tab, name]) => (
            <li key={tab}>
              <Link
                className={clsx(
                  'tabs__item',
                  tab === current && 'tabs__item--active',
                )}
                to={paths[tab]}
                aria-current={tab === current ? 'page' : undefined}
                data-noBrokenLinkCheck
                onClick={() =>
                  setLast({
                    ...last,
                    [current]: location.pathname + location.hash,
                  })
                }
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.console}>
        {isBrowser ? (
          <Suspense fallback={placeholder}>
            {app === undefined ? (
              <CodeConsole key={place} {...props} />
            ) : (
              <AppConsole key={place} first={app} {...props} />
            )}
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    </>
  );
}
