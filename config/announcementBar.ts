import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Told to every reader once; a new id shows the bar again to those who closed it. */
export const announcementBar = {
  id: 'upstream-ended-2023-10',
  content:
    'Upstream development of PlayTorch ended in October 2023. These docs stay complete.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
