import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Disclosure from '@site/src/components/Disclosure';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/**
 * The table of contents on small screens.
 * Ejected: the stock one opens after hydration only.
 */
export default function TOCCollapsible({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  return (
    <Disclosure
      className={clsx(styles.contents, className)}
      summaryClassName={styles.summary}
      summary={
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label of the table of contents on small screens"
        >
          On this page
        </Translate>
      }
    >
      <div className={styles.list}>
        <TOCItems
          toc={toc}
          minHeadingLevel={minHeadingLevel}
          maxHeadingLevel={maxHeadingLevel}
        />
      </div>
    </Disclosure>
  );
}
