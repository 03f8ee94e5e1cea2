import type {ComponentType, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The drawing. Pages give its name, which the build replaces with the component. */
  of: ComponentType;
  /** A caption of one or two sentences. */
  children: ReactNode;
};

/** A drawing of what the reader has at the end of a tutorial. */
export default function ResultPicture({
  of: Drawing,
  children,
}: Props): ReactNode {
  return (
    <figure className={styles.result}>
      <Drawing />
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
