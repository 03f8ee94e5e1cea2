import type {ReactNode} from 'react';
import {useState} from 'react';
import SmallButton from 'controls/SmallButton';
import styles from './styles.module.css';

type Props = {
  /** Path on this site that takes the answer. */
  path: string;
  /** Path of the page that it is about. */
  page: string;
};

type State = 'open' | 'sending' | 'sent' | 'failed';

async function send(path: string, answer: object): Promise<State> {
  try {
    const {ok} = await fetch(path, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(answer),
    });
    return ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}

const messages: Record<State, string> = {
  open: '',
  sending: 'Sending…',
  sent: 'Thank you.',
  failed: 'Your answer could not be sent. Try again.',
};

/** Asks whether a page helped, and sends the answer to the host of this site. */
export default function PageFeedback({path, page}: Props): ReactNode {
  const [state, setState] = useState<State>('open');

  function answer(isHelpful: boolean): void {
    setState('sending');
    void send(path, {page, isHelpful}).then(setState);
  }

  return (
    <div
      className={styles.feedback}
      role="group"
      aria-labelledby="page-feedback"
    >
      <span id="page-feedback">Did this page help?</span>
      {state !== 'sent' &&
        [true, false].map((isHelpful) => (
          <SmallButton
            key={String(isHelpful)}
            disabled={state === 'sending'}
            onClick={() => answer(isHelpful)}
          >
            {isHelpful ? 'Yes' : 'No'}
          </SmallButton>
        ))}
      <span role="status">{messages[state]}</span>
    </div>
  );
}
