import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import bench from '../run/workbench.module.css';
import {appAddress, type AppChoice} from '../run/appAddress';
import Sandbox from './Sandbox';
import Stage from './Stage';
import {useApp} from './useApp';
import styles from './stage.module.css';

/** An app as the tutorial has it. */
export default function StartedApp(props: AppChoice): ReactNode {
  const running = useApp(props);
  const {title, isOpen, open, stop, restart} = running;

  // Start is gone; its successor takes the focus.
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    toggle.current?.focus({preventScroll: true});
    // The phone is higher than its picture was, and browsers keep what is below in place.
    const timer = setTimeout(() => {
      const stage = toggle.current?.closest('[data-stage]');
      stage?.firstElementChild?.scrollIntoView({block: 'nearest'});
    }, 100);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Stage
      running={running}
      screen={
        <Sandbox
          title={`App of ${title}`}
          onOpen={(frame) => void open(frame)}
        />
      }
    >
      <div className={styles.bar}>
        <button
          ref={toggle}
          type="button"
          className={clsx(
            'button button--sm',
            isOpen ? bench.stop : 'button--primary',
          )}
          onClick={isOpen ? stop : restart}
        >
          {isOpen ? 'Stop' : 'Start again'}
        </button>
        <Link
          className="button button--secondary button--sm"
          to={appAddress(props)}
          data-noBrokenLinkCheck
        >
          Edit
        </Link>
      </div>
    </Stage>
  );
}
