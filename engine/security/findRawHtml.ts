function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Places in a configuration where an item asks the theme to set raw HTML, such as `navbar.items.2`. */
export function findRawHtml(value: unknown, place: string): string[] {
  if (!isRecord(value)) {
    return [];
  }
  const own = typeof value.html === 'string' || value.type === 'html';
  return [
    ...(own ? [place] : []),
    ...Object.entries(value).flatMap(([key, child]) =>
      findRawHtml(child, `${place}.${key}`),
    ),
  ];
}
