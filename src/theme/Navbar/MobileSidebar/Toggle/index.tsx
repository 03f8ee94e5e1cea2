import type {ReactNode} from 'react';
import {useRef} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import IconMenu from '@theme/Icon/Menu';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import styles from './styles.module.css';
import {useMenuState} from './useMenuState';
import {useModalMenu} from './useModalMenu';

function isVersionMenu({type}: NavbarItemProps): boolean {
  return type === 'docsVersionDropdown';
}

function renderItem(item: NavbarItemProps, index: number): ReactNode {
  return <NavbarItem key={index} {...item} mobile />;
}

/**
 * The menu of small screens with its toggle. It opens without JavaScript. On docs
 * pages it shows the page's own sidebar on top of the main menu.
 * Ejected: the stock toggle is a button that does nothing before hydration.
 */
export default function MobileMenu(): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const back = useRef<HTMLDetailsElement>(null);
  const {isOpen, onToggle} = useMenuState(menu, back);
  useModalMenu(menu, isOpen);
  const items = useThemeConfig().navbar.items as NavbarItemProps[];

  return (
    <details
      ref={menu}
      className={clsx('navbar-menu', styles.menu)}
      onToggle={onToggle}
    >
      <summary
        className={clsx('navbar__toggle', 'clean-btn', styles.toggle)}
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
          description: 'The name of the control that opens the menu',
        })}
      >
        <span className={styles.whenClosed}>
          <IconMenu />
        </span>
        <span className={styles.whenOpen}>
          <IconClose />
        </span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.brand}>
          <Logo />
          <ColorModeToggle />
        </div>
        {/* Above both menus, so that another version is two taps away. */}
        <ul className={clsx('menu__list', styles.versions)}>
          {items.filter(isVersionMenu).map(renderItem)}
        </ul>
        {/* Open, it reveals the main menu under the docs sidebar. */}
        <details ref={back} className={clsx('navbar-menu__back', styles.back)}>
          <summary>
            <span className={styles.whenClosed}>
              <Translate
                id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
                description="Leads from the menu of the docs to the main one"
              >
                ← Back to main menu
              </Translate>
            </span>
            <span className={styles.whenOpen}>
              <Translate
                id="theme.navbar.mobileSidebarSecondaryMenu.forwardLabel"
                description="Leads from the main menu to the one of the docs"
              >
                To the docs menu →
              </Translate>
            </span>
          </summary>
        </details>
        <div className={clsx('menu', styles.main)}>
          <ul className="menu__list">
            {items.filter((item) => !isVersionMenu(item)).map(renderItem)}
          </ul>
        </div>
      </div>
    </details>
  );
}
