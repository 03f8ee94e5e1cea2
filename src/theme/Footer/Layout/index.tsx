import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The theme's own, drawn when there is time: hardly any page begins with it. */
export default function FooterLayout({
  style,
  links,
  logo,
  copyright,
}: Props): ReactNode {
  return (
    <footer
      className={clsx(
        ThemeClassNames.layout.footer.container,
        'footer',
        style === 'dark' && 'footer--dark',
      )}
      data-draw="later"
    >
      <div className="container container-fluid">
        {links}
        <div className="footer__bottom text--center">
          {logo}
          {copyright}
        </div>
      </div>
    </footer>
  );
}
