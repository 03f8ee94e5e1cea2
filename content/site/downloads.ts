/** Folder of the build with what readers download: `torchlive-web`, and the template of a web app. */
export const downloadFolder = '/downloads/';

/** In pages and in the template, the public address of the site. */
const placeholder = '{siteUrl}';

/** Text with the public address of the site in place of `{siteUrl}`. */
export function withSiteUrl(text: string, siteUrl: string): string {
  return text.replaceAll(placeholder, siteUrl);
}
