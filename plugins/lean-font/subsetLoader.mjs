import subsetFont from 'subset-font';
import {characters} from './characters.mjs';

/** The bundler hands over bytes, not text. */
export const raw = true;

/**
 * Leaves out of a face what no page shows.
 *
 * @this {{async: () => (error: Error | null, font?: Buffer) => void, resourcePath: string}}
 * @param {Buffer} font
 */
export default function subsetLoader(font) {
  const finish = this.async();
  subsetFont(font, characters, {targetFormat: 'woff2'}).then(
    (smaller) => finish(null, smaller),
    (cause) =>
      finish(
        new Error(
          `${this.resourcePath}: the face cannot be cut down. Is it a font in the format WOFF2?`,
          {cause},
        ),
      ),
  );
}
