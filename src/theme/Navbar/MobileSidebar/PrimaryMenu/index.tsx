import type {ComponentProps, ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';

/** The items of the navbar, one below the other. */
export default function PrimaryMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as ComponentProps<
    typeof NavbarItem
  >[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem key={index} mobile {...item} />
      ))}
    </ul>
  );
}
