import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {awaitEndOfProcess, openFrame} from '../run/openFrame';
import styles from './stage.module.css';

type Props = {
  /** Name of the frame, for a screen reader. */
  title: string;
  onOpen: (frame: Promise<HTMLIFrameElement>) => void;
};

/** A frame for an app: it has no origin, and none of what the page can reach. */
export default function Sandbox({title, onOpen}: Props): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((element: Element) =>
    onOpen(openFrame(element, title)),
  );
  useEffect(() => {
    if (parent.current !== null) {
      open(parent.current);
    }
    return awaitEndOfProcess;
  }, []);
  return <div ref={parent} className={styles.screen} />;
}
