import {useState, useSyncExternalStore, type ReactNode} from 'react';
import {hasDraft} from './hasDraft';
import type {Prepared} from './prepare';
import SmallButton from 'controls/SmallButton';
import styles from './styles.module.css';

type Props = {
  /** Name of the example, such as `torch/Tensor.add`. */
  id: string;
  /** Release of the package to run it on. */
  release: string;
  /** Lists the example, with buttons in the head of the listing. */
  children: (buttons: ReactNode) => ReactNode;
};

type Start = 'run' | 'edit';

type State =
  | {status: 'idle' | 'loading' | 'failed'}
  | ({status: 'ready'; starts: Start} & Prepared);

/** Nothing but the example itself changes its draft. */
const subscribe = () => () => undefined;

/** An example that runs in the page. Nothing is loaded before the first press. */
export default function RunExample({id, release, children}: Props): ReactNode {
  const [state, setState] = useState<State>({status: 'idle'});
  const place = `${release}/${id}`;
  const isDraft = useSyncExternalStore(
    subscribe,
    () => hasDraft(place),
    () => false,
  );
  const labels = {run: 'Run', edit: isDraft ? 'Draft' : 'Edit'};

  async function start(starts: Start): Promise<void> {
    setState({status: 'loading'});
    try {
      const [{prepare}] = await Promise.all([
        import('./prepare'),
        (starts === 'edit' || isDraft) && import('./Editor'),
      ]);
      setState({
        status: 'ready',
        starts,
        ...(await prepare(release, id, place)),
      });
    } catch {
      setState({status: 'failed'});
    }
  }

  if (state.status === 'ready') {
    const {Workbench, example, starts, draft, keep} = state;
    return (
      <Workbench
        release={release}
        example={example}
        starts={starts}
        draft={draft}
        onCode={keep}
      >
        {children}
      </Workbench>
    );
  }
  return (
    <>
      {children(
        <span
          className={styles.buttons}
          data-search="off"
          data-md="off"
          data-place={place}
        >
          {(['run', 'edit'] as const).map((action) => (
            <SmallButton key={action} onClick={() => void start(action)}>
              {labels[action]}
            </SmallButton>
          ))}
        </span>,
      )}
      {state.status === 'failed' && (
        <p className={styles.failure} role="alert">
          It did not load. Check your connection.
        </p>
      )}
    </>
  );
}
