import type {Sign} from './watchPage';

/** A control whose first tap is measured. */
export type Control = {
  name: string;
  /** The page that has it; the Tensor page if it is not named. */
  path?: string;
  /** Whether it is clicked on a desktop, and not tapped on a phone. */
  isDesktop?: boolean;
  /** The control itself; where sites differ, the selector names each. */
  selector: string;
  /** What shows when it has answered; nothing of it shows before. */
  answer: Sign;
  /** Whether the answer may take a while, so that it matters when a tap is noticed. */
  isSlow?: boolean;
  /** What is typed once it has answered, and what shows the result. */
  typing?: {text: string; result: Sign};
  /** Whether the sites of other generators have it too. */
  isEverywhere?: boolean;
};

const tutorial = '/docs/tutorials/add-package/';

/** A category that is closed, because the open page is not in it. */
const category =
  '.theme-doc-sidebar-item-category:not(:has(.menu__link--active))';

const sidebar = ':is(.theme-doc-sidebar-menu, nav.sidebar, aside.VPSidebar)';

/** An example of the reference, with Run and Edit. */
const card = '[data-member="add"]';

/** What readers meet first, and some of what they meet later. */
export const controls: readonly Control[] = [
  {
    name: 'link of the sidebar',
    isDesktop: true,
    isEverywhere: true,
    selector: `${sidebar} a[href="/docs/api/core/interfaces/torchlive_torch.torch/"]`,
    answer: {selector: 'h1', text: '^Torch'},
  },
  {
    name: 'menu',
    selector: '.navbar__toggle',
    answer: {selector: '.navbar-sidebar, .navbar-menu[open] > div'},
  },
  {
    name: 'sidebar category',
    isDesktop: true,
    selector: `${category} .menu__link--sublist`,
    answer: {selector: `${category} .menu__list`},
  },
  {
    name: 'tab',
    path: tutorial,
    selector: '[role="tab"]:nth-child(2)',
    answer: {selector: '[role="tabpanel"]:nth-child(2)'},
  },
  {
    name: 'version menu',
    isDesktop: true,
    selector: '.navbar .dropdown [aria-haspopup]',
    answer: {selector: '.navbar .dropdown__menu .dropdown__link'},
  },
  {
    name: 'color mode',
    isDesktop: true,
    selector: '.navbar__items--right button[aria-label*="mode"]',
    answer: {selector: 'html[data-theme="light"]'},
  },
  {
    name: 'copy',
    path: tutorial,
    selector: 'main [data-early="copy"]',
    answer: {
      selector: '[data-outcome="copied"], [role="status"]',
      text: '^Copied$',
    },
  },
  {
    name: 'search',
    selector: '.navbar button[aria-haspopup="dialog"]',
    answer: {selector: '[role="dialog"] input'},
    typing: {text: 'matmul', result: {selector: '[role="dialog"] a[href]'}},
  },
  {
    name: 'Run',
    isSlow: true,
    selector: `${card} .button--sm`,
    answer: {selector: `${card} [role="log"] pre`},
  },
  {
    name: 'Edit',
    isSlow: true,
    selector: `${card} .button--sm + .button--sm`,
    // The host of a shadow root.
    answer: {selector: `${card} [class^="editor_"]`},
  },
  {
    name: 'filter',
    isSlow: true,
    selector: 'main input[type="search"]',
    answer: {selector: 'main input[type="search"]:focus'},
    typing: {
      text: 'softm',
      result: {selector: 'main [role="status"]', text: '^1 of '},
    },
  },
];
