import {useState, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BrowserNote from 'controls/BrowserNote';
import {appAddress, type AppChoice} from '../run/appAddress';
import styles from './styles.module.css';

type Props = AppChoice & {
  /** What the button says. */
  action?: string;
  /** The still picture that stands for the app until it runs. */
  children?: ReactNode;
};

type State =
  | {status: 'idle' | 'loading' | 'failed'}
  | {status: 'ready'; StartedApp: ComponentType<AppChoice>};

/** A phone that runs an app of the tutorials. Nothing is loaded before Start. */
export default function RunApp({
  action = 'Start the app',
  children,
  ...app
}: Props): ReactNode {
  const [state, setState] = useState<State>({status: 'idle'});

  async function start(): Promise<void> {
    setState({status: 'loading'});
    try {
      const {default: StartedApp} = await import('./StartedApp');
      setState({status: 'ready', StartedApp});
    } catch {
      setState({status: 'failed'});
    }
  }

  if (state.status === 'ready') {
    return (
      <>
        <div className={styles.posterInPrint}>{children}</div>
        <state.StartedApp {...app} />
      </>
    );
  }
  return (
    <div className={styles.poster}>
      {children}
      <p className={styles.start} data-search="off" data-md="off">
        <button
          type="button"
          className="button button--primary"
          disabled={state.status === 'loading'}
          onClick={() => void start()}
        >
          {action}
        </button>
        <Link
          className="button button--secondary"
          to={appAddress(app)}
          data-noBrokenLinkCheck
        >
          Edit
        </Link>
        {/* Said once a page: steps have no picture. */}
        {children !== undefined && <BrowserNote />}
        {state.status === 'failed' && (
          <span role="alert">It did not load. Check your connection.</span>
        )}
      </p>
    </div>
  );
}
