import {expect, it} from 'vitest';
import {ShortLines} from './ShortLines';

/** What passes of some lines, and what is answered at once. */
async function send(...parts: string[]) {
  const answers: unknown[] = [];
  const lines = new ShortLines((line) => answers.push(JSON.parse(line)));
  for (const part of parts) {
    lines.write(part);
  }
  lines.end();
  let passed = '';
  for await (const chunk of lines) {
    passed += String(chunk);
  }
  return {passed, answers};
}

it('answers a line that is not JSON with an error, and passes the next', async () => {
  const {passed, answers} = await send('{"id": 1,\n{"i', 'd":2}\n');
  expect(passed).toBe('{"id":2}\n');
  expect(answers).toEqual([
    {
      jsonrpc: '2.0',
      id: null,
      error: {code: -32700, message: expect.stringContaining('JSON') as string},
    },
  ]);
});

it.each([
  ['before', (text: string) => `{"id":7,"params":{"text":"${text}"}}`],
  ['after', (text: string) => `{"params":{"text":"${text}"},"id":7}`],
])(
  'answers a line of more than 10 MiB, whose id is %s its parameters, with an error, and passes the next',
  async (_where, lineOf) => {
    const line = lineOf('x'.repeat(11 * 2 ** 20));
    const {passed, answers} = await send(line, '\n{"id":8}\n');
    expect(passed).toBe('{"id":8}\n');
    expect(answers).toMatchObject([
      {id: 7, error: {message: expect.stringContaining('10 MiB') as string}},
    ]);
  },
);
