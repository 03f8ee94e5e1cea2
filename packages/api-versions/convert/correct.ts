/** A mistake in the comments of the package, and its correction. */
export type Correction = {
  /** Source file without its extension. */
  module: string;
  /** The text in every version that has the mistake. */
  from: string;
  /** The corrected text; must have as many lines, because pages link to lines of the source. */
  to: string;
  /** The file that it is written in, which messages name. */
  file?: string;
  /** Code that makes the text correct; files that contain it are left alone. */
  unless?: string;
};

function apply(
  file: string,
  text: string,
  {from, to, unless, file: writtenIn = 'corrections'}: Correction,
): string {
  if (from.split('\n').length !== to.split('\n').length) {
    throw new Error(
      `${writtenIn}: the correction of "${from}" in ${file} changes the number of lines. Keep it the same, or links to the source point to wrong lines.`,
    );
  }
  return unless !== undefined && text.includes(unless)
    ? text
    : text.replaceAll(from, to);
}

/** Corrects known mistakes in the comments of a source file. */
export function correct(
  file: string,
  text: string,
  list: readonly Correction[],
): string {
  const module = file.replace(/\.tsx?$/, '');
  return list
    .filter((correction) => correction.module === module)
    .reduce((result, correction) => apply(file, result, correction), text);
}
