import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import './styles.module.css';

/** A heading with a link to itself. The stock one says the link's name twice, which large pages pay for. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const {className, children} = props;
  return (
    <As
      {...props}
      className={clsx('anchor', anchorTargetClassName, className)}
      id={id}
    >
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
            description: 'Title for link to heading',
          },
          {heading: typeof children === 'string' ? children : id},
        )}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
