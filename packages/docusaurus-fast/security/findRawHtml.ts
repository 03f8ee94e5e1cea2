function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Paths in a configuration of items that ask the theme to set raw HTML, such as `navbar.items.2`. */
export function findRawHtml(value: unknown, path: string): string[] {
  if (!isRecord(value)) {
    return [];
  }
  const own = typeof value.html === 'string' || value.type === 'html';
  return [
    ...(own ? [path] : []),
    ...Object.entries(value).flatMap(([key, child]) =>
      findRawHtml(child, `${path}.${key}`),
    ),
  ];
}
