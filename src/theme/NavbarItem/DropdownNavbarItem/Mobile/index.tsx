import type {ReactNode} from 'react';
import Disclosure from '@site/src/components/Disclosure';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

/**
 * A navbar dropdown inside the mobile menu.
 * Ejected: the stock dropdown opens after hydration only.
 */
export default function MobileDropdown({
  items,
  label,
  children,
}: Props): ReactNode {
  return (
    <li className="menu__list-item">
      <Disclosure
        summary={children ?? label}
        summaryClassName="menu__link menu__link--sublist"
      >
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              key={index}
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
            />
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}
