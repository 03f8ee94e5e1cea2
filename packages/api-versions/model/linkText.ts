/** Names of the sites that comments link to by address alone. */
const sites: Readonly<Record<string, string>> = {
  'pytorch.org': 'PyTorch',
  'developer.mozilla.org': 'MDN',
  'developer.android.com': 'Android',
};

/** Link text for a bare address: `PyTorch: torch.Tensor.abs`. */
export function linkText(address: string): string {
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
