import siteConfig from '@generated/docusaurus.config';
import siteStorage from '@generated/site-storage';

/**
 * The theme hides a dismissed bar before its first paint without asking which
 * bar was dismissed; a bar with another id would stay hidden for one more page.
 */
function showNewAnnouncement(html: HTMLElement, id: string): void {
  const stored = window[siteStorage.type].getItem(
    `docusaurus.announcement.id${siteStorage.namespace}`,
  );
  if (stored !== id) {
    html.dataset.announcementBarInitiallyDismissed = 'false';
  }
}

if (typeof document !== 'undefined') {
  const {announcementBar} = siteConfig.themeConfig as {
    announcementBar?: {id: string};
  };
  try {
    if (announcementBar !== undefined) {
      showNewAnnouncement(document.documentElement, announcementBar.id);
    }
  } catch {
    // Storage is denied: nothing was dismissed either.
  }
}
