import type {ThemeConfig} from '@docusaurus/preset-classic';
import {brand} from './brand';

/** Shown until the reader dismisses it; a new id shows it again. */
export const announcementBar = {
  id: 'status-and-alternatives',
  content: `Development of ${brand.name} ended in October 2023. The docs are still here.`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

/** After the words of the announcement. */
export const announcementLink = {
  to: '/status/',
  label: 'What still works, and what to use instead',
};
