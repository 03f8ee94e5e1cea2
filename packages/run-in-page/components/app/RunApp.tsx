import {useState, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  appAddress,
  type AppChoice,
} from '@site/src/components/RunExample/appAddress';
import styles from './styles.module.css';

type Props = AppChoice & {
  /** What the button says. */
  action?: string;
  /** The still picture that stands for the app until it runs. */
  children?: ReactNode;
};

type State =
  | {stage: 'idle' | 'loading' | 'failed'}
  | {stage: 'ready'; StartedApp: ComponentType<AppChoice>};

/** A phone that runs an app of the tutorials. Nothing is loaded before Start. */
export default function RunApp({
  action = 'Start the app',
  children,
  ...app
}: Props): ReactNode {
  const [state, setState] = useState<State>({stage: 'idle'});

  async function start(): Promise<void> {
    setState({stage: 'loading'});
    try {
      const {default: StartedApp} = await import('./StartedApp');
      setState({stage: 'ready', StartedApp});
    } catch {
      setState({stage: 'failed'});
    }
  }

  if (state.stage === 'ready') {
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
      <p className={styles.start} data-search="off">
        <button
          type="button"
          className="button button--primary"
          disabled={state.stage === 'loading'}
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
        <span className={styles.label}>
          Runs in your browser, not on a phone.
        </span>
        {state.stage === 'failed' && (
          <span role="alert">It did not load. Check your connection.</span>
        )}
      </p>
    </div>
  );
}
