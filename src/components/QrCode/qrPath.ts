import type {QrModules} from './encode';

/** The dark modules as one SVG path, in horizontal runs. */
export function qrPath(modules: QrModules): string {
  const runs: string[] = [];
  modules.forEach((row, y) => {
    let start = 0;
    while (start < row.length) {
      let end = start;
      while (row[end] === true) {
        end += 1;
      }
      if (end > start) {
        runs.push(`M${start} ${y}h${end - start}v1h${start - end}z`);
      }
      start = end + 1;
    }
  });
  return runs.join('');
}
