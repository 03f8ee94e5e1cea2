import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ClientOptions} from '../../options';

/** Where to go without JavaScript: "Without it, find your way from the tutorials or the FAQ." */
export default function Guides({
  guides,
}: Pick<ClientOptions, 'guides'>): ReactNode {
  return (
    guides.length > 0 && (
      <>
        {' '}
        Without it, find your way from{' '}
        {guides.map(({label, to}, index) => (
          <Fragment key={to}>
            {index > 0 && (index === guides.length - 1 ? ' or ' : ', ')}
            the <Link to={to}>{label}</Link>
          </Fragment>
        ))}
        .
      </>
    )
  );
}
