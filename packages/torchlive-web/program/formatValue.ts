type Named = {constructor?: {name?: unknown}};

function nameOf(value: object): string {
  const name = (value as Named).constructor?.name;
  return typeof name === 'string' && name !== 'Object' ? name : '';
}

/** What the value's own `toString` gives: tensors, errors and dates have one. */
function ownText(value: {toString?: () => string}): string | undefined {
  return value.toString === Object.prototype.toString
    ? undefined
    : value.toString?.();
}

function formatList(
  values: readonly unknown[],
  seen: readonly object[],
): string {
  return `[${values.map((each) => formatNested(each, seen)).join(', ')}]`;
}

function formatText(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

function formatKey(key: string): string {
  return /^[\w$]+$/.test(key) ? key : formatText(key);
}

function formatFields(value: object, seen: readonly object[]): string {
  const fields = Object.entries(value).map(
    ([key, each]) => `${formatKey(key)}: ${formatNested(each, seen)}`,
  );
  return `{${fields.join(', ')}}`;
}

function formatObject(value: object, outer: readonly object[]): string {
  if (outer.includes(value)) {
    return '[Circular]';
  }
  const seen = [...outer, value];
  if (Array.isArray(value)) {
    return formatList(value, seen);
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const list = Array.from(value as unknown as ArrayLike<number | bigint>);
    return `${nameOf(value)} ${formatList(list, seen)}`;
  }
  if (value instanceof Map) {
    return `Map ${formatList([...value], seen)}`;
  }
  if (value instanceof Set) {
    return `Set ${formatList([...value], seen)}`;
  }
  if (value instanceof ArrayBuffer) {
    return `ArrayBuffer(${value.byteLength})`;
  }
  return (
    ownText(value) ?? `${nameOf(value)} ${formatFields(value, seen)}`.trim()
  );
}

/** A value as it stands inside another one: text has quotes. */
export function formatNested(value: unknown, seen: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return formatText(value);
    case 'function':
      return value.name === '' ? '[Function]' : `[Function ${value.name}]`;
    case 'object':
      return value === null ? 'null' : formatObject(value, seen);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    default:
      return String(value);
  }
}

/** What `console.log` prints for its arguments, in a terminal and in the page. */
export function formatValues(values: readonly unknown[]): string {
  return values
    .map((value) =>
      typeof value === 'string' ? value : formatNested(value, []),
    )
    .join(' ');
}
