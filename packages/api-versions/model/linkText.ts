/** Link text for a bare address: `MDN: Array`. */
export function linkText(
  address: string,
  sites: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(address);
  const site = sites[url.hostname] ?? url.hostname;
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const file = last.replace(/\.html?$/, '');
  const topic = file.includes('.') ? file : file.replaceAll('_', ' ');
  const part = url.hash.slice(1).replace(/\(.*$/, '');
  const label =
    part === '' || part.startsWith(topic) ? part || topic : `${topic}, ${part}`;
  return label === '' ? site : `${site}: ${label}`;
}
