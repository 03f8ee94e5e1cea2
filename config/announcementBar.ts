import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Shown until the reader dismisses it; a new id shows it again. */
export const announcementBar = {
  id: 'upstream-ended-2023-10',
  content:
    'Upstream development of PlayTorch ended in October 2023. These docs stay complete.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
