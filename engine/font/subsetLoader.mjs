import subsetFont from 'subset-font';
import {characters} from './characters.mjs';

/**
 * What pages use of the face beside its characters: what browsers do unasked, and figures
 * of one width. The rest, such as fractions and other shapes of letters, brings characters of its own.
 */
const keepFeatures = [
  ...['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'],
  'tnum',
];

// Not written where it is used, for the types of the package do not know `keepFeatures`.
const options = /** @type {const} */ ({targetFormat: 'woff2', keepFeatures});

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
  subsetFont(font, characters, options).then(
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
