import {formatNested} from './formatValue';

/** What stands for a value in a format, such as `%d`. */
const formats: Readonly<Record<string, (value: unknown) => string>> = {
  s: (value) => (typeof value === 'string' ? value : formatNested(value, [])),
  d: (value) => formatNumber(value, Number),
  i: (value) => formatNumber(value, (text) => parseInt(text, 10)),
  f: (value) => formatNumber(value, parseFloat),
  o: (value) => formatNested(value, []),
  O: (value) => formatNested(value, []),
  j: (value) => JSON.stringify(value),
  // Styles: here is nothing to style.
  c: () => '',
};

function formatNumber(value: unknown, read: (text: string) => number): string {
  switch (typeof value) {
    case 'bigint':
      return formatNested(value, []);
    case 'boolean':
    case 'number':
    case 'string':
      return formatNested(read(String(value)), []);
    default:
      return 'NaN';
  }
}

/** The arguments of `console.log` with the first one's `%s`, `%d`, `%i`, `%f`, `%o` and `%c` filled in. */
export function substitute(values: readonly unknown[]): readonly unknown[] {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || rest.length === 0 || !first.includes('%')) {
    return values;
  }
  const text = first.replace(/%([%sdifoOjc])/g, (whole, letter: string) => {
    if (letter === '%') {
      return '%';
    }
    return rest.length === 0
      ? whole
      : (formats[letter]?.(rest.shift()) ?? whole);
  });
  return [text, ...rest];
}
