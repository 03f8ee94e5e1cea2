import type {Origin} from '../plugins/internal-docs/options';

/**
 * What a sandboxed frame of Expo Snack may do. Without `allow-same-origin` it has an
 * opaque origin, which reaches nothing of this site and has no storage of its own.
 */
export const snackSandbox = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
] as const;

/**
 * What it may do on a separate origin: everything except navigate the page around it.
 * It may have storage there, because it can't reach anything of this site.
 */
export const separateSnackSandbox = [
  ...snackSandbox,
  'allow-same-origin',
  'allow-downloads',
  'allow-modals',
] as const;

/** Reads the separate origin that serves Expo Snack's frame. */
export function parseEmbedOrigin(
  text: string | undefined,
  siteUrl: string,
): Origin | undefined {
  if (text === undefined) {
    return undefined;
  }
  const isOrigin =
    /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1):)/.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text;
  if (!isOrigin || text === new URL(siteUrl).origin) {
    throw new Error(
      `EMBED_ORIGIN: ${JSON.stringify(text)} is not valid. Set it to an origin such as "https://embed.example.org" that is not the site's own.`,
    );
  }
  return text as Origin;
}
