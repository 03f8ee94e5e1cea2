/** Where an example runs, if not everywhere: 'node' is for tools that build an app. */
type Needs = 'browser' | 'node' | 'phone';

/** An example's text without the lines at its top that are about the file. */
export type ParsedExample = {
  /** What readers see and run. */
  code: string;
  /** Lines above the code. */
  offset: number;
  needs?: Needs;
  /** Why it runs there alone. */
  reason?: string;
  /** Further members that it shows, as ids or, in its own module, without the folder. */
  also: string[];
  /** What its canvas shows in the end: "red at 10 20", "nothing in 0 0 5 5". */
  draws?: string[];
};

/** The lines at the top that are about the file. */
const headers: readonly {
  line: RegExp;
  read: (rest: string) => Partial<ParsedExample>;
}[] = [
  {line: /^\/\/ Needs a browser$/, read: () => ({needs: 'browser'})},
  {
    line: /^\/\/ Only in Node: (.+)$/,
    read: (reason) => ({needs: 'node', reason}),
  },
  {
    line: /^\/\/ Only on a phone: (.+)$/,
    read: (reason) => ({needs: 'phone', reason}),
  },
  {
    line: /^\/\/ Also: (.+)$/,
    read: (names) => ({also: names.split(', ')}),
  },
  {
    line: /^\/\/ Draws (.+)$/,
    read: (claims) => ({draws: claims.split(', ')}),
  },
];

/** Splits an example into its code and what the lines at its top say. */
export function parseExample(text: string): ParsedExample {
  const lines = text.trimEnd().split('\n');
  let parsed: Omit<ParsedExample, 'code' | 'offset'> = {also: []};
  let offset = 0;
  for (const line of lines) {
    const header = headers.find((each) => each.line.test(line));
    if (header === undefined) {
      break;
    }
    parsed = {...parsed, ...header.read(header.line.exec(line)?.[1] ?? '')};
    offset += 1;
  }
  while (offset > 0 && lines[offset] === '') {
    offset += 1;
  }
  return {...parsed, code: lines.slice(offset).join('\n'), offset};
}
