import type {ReactNode} from 'react';
import Disclosure from '@site/src/components/Disclosure';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import styles from './styles.module.css';

/**
 * A navbar dropdown inside the mobile menu. The versions need no tap to show.
 * Ejected: the stock dropdown opens after hydration only.
 */
export default function MobileDropdown({
  items,
  label,
  children,
  className,
}: Props): ReactNode {
  const links = items.map((item, index) => (
    <NavbarItem
      key={index}
      mobile
      isDropdownItem
      activeClassName="menu__link--active"
      {...item}
    />
  ));
  return (
    <li className="menu__list-item">
      {className === 'navbar-versions' ? (
        <ul
          className={styles.grid}
          aria-label={typeof label === 'string' ? label : undefined}
        >
          {links}
        </ul>
      ) : (
        <Disclosure
          summary={children ?? label}
          summaryClassName="menu__link menu__link--sublist"
        >
          <ul className="menu__list">{links}</ul>
        </Disclosure>
      )}
    </li>
  );
}
