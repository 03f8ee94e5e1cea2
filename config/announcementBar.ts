import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Shown until the reader dismisses it; a new id shows it again. */
export const announcementBar = {
  id: 'status-and-alternatives',
  content:
    'Upstream development of PlayTorch ended in October 2023. These docs stay complete.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

/** After the words of the announcement. */
export const announcementLink = {
  to: '/status/',
  label: 'What still works, and what to use instead',
};
