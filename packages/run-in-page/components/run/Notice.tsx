import type {ReactNode} from 'react';
import SmallButton from 'controls/SmallButton';

/** What to tell a reader, and what can be done about it. */
export type Told = {text: string; action?: string; act?: () => void};

/** Says what happened to the reader's code, with a button that takes it back. */
export default function Notice({told}: {told: Told | undefined}): ReactNode {
  return (
    <>
      <span role="status">{told?.text}</span>
      {told?.action !== undefined && (
        <SmallButton onClick={told.act}>{told.action}</SmallButton>
      )}
    </>
  );
}
