import type {Redirect} from './tables';

/** Every form of a redirect's address: with and without its final slash, `.html` and `index`. */
export function formsOf({from}: Redirect): string[] {
  const stem = from.slice(0, -1);
  return [from, stem, `${from}index`, `${from}index.html`, `${stem}.html`];
}
