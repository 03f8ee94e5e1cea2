import type {Origin} from '../plugins/internal-docs/options';

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
