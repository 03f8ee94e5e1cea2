import subsetFont from 'subset-font';

/**
 * OpenType features to keep: those that browsers apply by default, and tabular figures.
 * Others, such as fractions, bring glyphs of their own.
 */
const keepFeatures = [
  ...['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig'],
  'tnum',
];

// A constant, because the package's types lack `keepFeatures`.
const options = /** @type {const} */ ({targetFormat: 'woff2', keepFeatures});

/** Asks the bundler for bytes instead of text. */
export const raw = true;

/**
 * Subsets a font.
 *
 * @this {{async: () => (error: Error | null, font?: Buffer) => void, getOptions: () => {characters: string}, resourcePath: string}}
 * @param {Buffer} font
 */
export default function subsetLoader(font) {
  const finish = this.async();
  subsetFont(font, this.getOptions().characters, options).then(
    (subset) => finish(null, subset),
    (cause) =>
      finish(
        new Error(
          `${this.resourcePath}: cannot be subset. Is it a WOFF2 font?`,
          {cause},
        ),
      ),
  );
}
