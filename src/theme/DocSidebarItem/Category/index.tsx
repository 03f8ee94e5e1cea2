import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import clsx from 'clsx';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Disclosure from '@site/src/components/Disclosure';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/**
 * A sidebar category that opens before hydration and without JavaScript.
 * Ejected: the stock category keeps its state in React instead of a `<details>`.
 */
export default function Category({
  item,
  activePath,
  level,
  onItemClick,
}: Props): ReactNode {
  const {label, className, items, collapsed, href} = item;
  if (href !== undefined) {
    throw new Error(
      `Sidebar category "${label}" links to "${href}", but a category only opens and closes. Make the page the first item of the category instead.`,
    );
  }
  const details = useRef<HTMLDetailsElement>(null);
  const isActive = isActiveSidebarItem(item, activePath);
  const opens = isActive && item.customProps?.staysClosed !== true;

  // After navigation, show the current page in the sidebar.
  useEffect(() => {
    if (opens && details.current !== null) {
      details.current.open = true;
    }
  }, [opens, activePath]);

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Disclosure
        ref={details}
        startsOpen={opens || !collapsed}
        summary={label}
        summaryClassName={clsx(
          'menu__link',
          'menu__link--sublist',
          opens && 'menu__link--active',
          level === 1 && styles.topLevel,
        )}
      >
        <ul className="menu__list">
          <DocSidebarItems
            items={items}
            activePath={activePath}
            level={level + 1}
            onItemClick={onItemClick}
          />
        </ul>
      </Disclosure>
    </li>
  );
}
