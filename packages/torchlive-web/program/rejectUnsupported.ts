import {getFormattedTokens, type Options} from 'sucrase';

type Token = {
  line: number;
  label: string;
  text: string;
  /** Whether Sucrase takes it for a part of a type, and drops it. */
  isType: boolean;
};

function tokensOf(source: string, options: Options): Token[] {
  const form = /^(\d+):\d+-\d+:\d+ +(\S+) +(\S+)(.*)$/gm;
  return [...getFormattedTokens(source, options).matchAll(form)].map(
    ([, line, label = '', text = '', rest = '']) => ({
      line: Number(line),
      label,
      text,
      isType: rest.includes('isType'),
    }),
  );
}

/** Says what of TypeScript Sucrase would leave out without a word. */
function complaintOf(
  {label, text, isType}: Token,
  before?: Token,
  after?: Token,
): string | undefined {
  if (label === '@') {
    return 'Decorators do not work here';
  }
  return isType &&
    (text === 'namespace' || text === 'module') &&
    before?.text !== 'declare' &&
    after?.label === 'name'
    ? 'Namespaces do not work here. Use an object'
    : undefined;
}

/** Throws for code that would run without a part of it; the message is like Sucrase's own. */
export function rejectUnsupported(source: string, options: Options): void {
  if (!/@|\b(?:namespace|module)\b/.test(source)) {
    return;
  }
  const tokens = tokensOf(source, options);
  for (const [index, token] of tokens.entries()) {
    const complaint = complaintOf(token, tokens[index - 1], tokens[index + 1]);
    if (complaint !== undefined) {
      throw new Error(
        `Error transforming ${options.filePath}: ${complaint}. (${token.line}:1)`,
      );
    }
  }
}
