import type {QrModules} from './encode';

/** The dark modules as one SVG path. */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('');
}
