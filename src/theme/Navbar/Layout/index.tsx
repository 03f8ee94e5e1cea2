import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import styles from './styles.module.css';

/** The bar at the top, which goes away while the reader scrolls down. Its menu brings all it needs. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The name of the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.hideable,
        !isNavbarVisible && styles.hidden,
      )}
    >
      {children}
    </nav>
  );
}
