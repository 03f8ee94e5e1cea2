import {corrections, type Correction} from './corrections';

function apply(
  file: string,
  text: string,
  {from, to, unless}: Correction,
): string {
  if (from.split('\n').length !== to.split('\n').length) {
    throw new Error(
      `scripts/generate-api/convert/corrections/: the correction of "${from}" in ${file} changes the number of lines. Keep it the same, or links to the source point to wrong lines.`,
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
  list: readonly Correction[] = corrections,
): string {
  const module = file.replace(/\.tsx?$/, '');
  return list
    .filter((correction) => correction.module === module)
    .reduce((result, correction) => apply(file, result, correction), text);
}
