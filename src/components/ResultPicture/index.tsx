import type {ComponentType, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the picture shows: pages write its name, and the build puts the drawing in its place. */
  of: ComponentType;
  /** One or two sentences beside it. */
  children: ReactNode;
};

/** What a reader will have at the end of a tutorial, drawn in the colours of the page. */
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
