import {tensor} from './families';
import type {Screen} from './slowPage';

/** A control whose first tap is measured. */
export type Control = {
  name: string;
  /** Page and screen that have it; the page is scrolled to where it is. */
  path: string;
  screen: Screen;
  /** The control itself. */
  selector: string;
  /** What shows when it has answered; nothing of it shows before. */
  answer: string;
};

/** A category that is closed, because the open page is not in it. */
const closedCategory =
  '.theme-doc-sidebar-item-category:not(:has(.menu__link--active))';

/** The controls of reading, on the page that has most of them. */
export const controls: readonly Control[] = [
  {
    name: 'menu',
    path: tensor.path,
    screen: 'phone',
    selector: '.navbar__toggle',
    // Stock's menu, then ours.
    answer: '.navbar-sidebar, .navbar-menu[open] > div',
  },
  {
    name: 'colour toggle',
    path: tensor.path,
    screen: 'desktop',
    selector: '.navbar__items--right button[aria-label*="mode"]',
    answer: 'html[data-theme="light"]',
  },
  {
    name: 'tab',
    path: '/docs/tutorials/add-package/',
    screen: 'phone',
    selector: '[role="tab"]:nth-child(2)',
    answer: '[role="tabpanel"]:nth-child(2)',
  },
  {
    name: 'category',
    path: tensor.path,
    screen: 'desktop',
    selector: `${closedCategory} .menu__link--sublist`,
    answer: `${closedCategory} .menu__list`,
  },
  {
    name: 'search',
    path: tensor.path,
    screen: 'phone',
    selector: '.navbar button[aria-haspopup="dialog"]',
    answer: '[role="dialog"] input',
  },
];
