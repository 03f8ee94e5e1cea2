import type {Lines} from '../pageData';

const tokens = /\w+(?=\()|\d+|\w+|[^\w\s]+|\s+/g;

/** Knows calls, types and numbers: enough to follow tokens through a page. */
export function highlight(code: string): Promise<Lines> {
  const lines = code.split('\n').map((line) =>
    [...line.matchAll(tokens)].map(([text], index, all): [string, string] => {
      const isCall = all[index + 1]?.[0].startsWith('(');
      if (/^\d/.test(text)) {
        return ['constant', text];
      }
      return [/^[A-Z]/.test(text) || isCall ? 'function' : '', text];
    }),
  );
  return Promise.resolve(lines);
}
