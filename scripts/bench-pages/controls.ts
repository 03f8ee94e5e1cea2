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
    selector: '.theme-doc-sidebar-menu > :nth-child(3) .menu__link--sublist',
    answer: '.theme-doc-sidebar-menu > :nth-child(3) .menu__list',
  },
  {
    name: 'search',
    path: tensor.path,
    screen: 'phone',
    selector: '.navbar button[aria-haspopup="dialog"]',
    answer: '[role="dialog"] input',
  },
];
