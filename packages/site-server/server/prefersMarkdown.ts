import {parseWeights} from './parseWeights';

/** Whoever names Markdown wants it, also where HTML weighs as much. */
const tieBreak = 0.0001;

/**
 * Says whether a client wants Markdown rather than HTML, by the weights of its
 * `Accept` header. Without a name, wildcards leave the choice to the site,
 * which is HTML. nginx ignores weights; see hosts/nginx/variables.ts.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Browsers name HTML and not Markdown, so most requests need no parsing.
  if (accept === undefined || !/markdown|text\/html\s*;/i.test(accept)) {
    return false;
  }
  const weights = parseWeights(accept);
  const weightOf = (type: string) =>
    weights.get(type) ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  const named = weights.get('text/markdown') ?? 0;
  return (
    weightOf('text/markdown') + (named > 0 ? tieBreak : 0) >
    weightOf('text/html')
  );
}
