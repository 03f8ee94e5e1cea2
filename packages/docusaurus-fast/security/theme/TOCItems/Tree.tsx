import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import HeadingText from '../../client/HeadingText';

/**
 * The links of a table of contents, and those below each.
 * Ejected: the stock tree sets headings as raw HTML.
 */
export default function TOCItemsTree({
  toc,
  className,
  linkClassName,
  isChild = false,
}: Props): ReactNode {
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Link to={`#${id}`} className={linkClassName ?? undefined}>
            <HeadingText html={value} />
          </Link>
          <TOCItemsTree
            isChild
            toc={children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}
