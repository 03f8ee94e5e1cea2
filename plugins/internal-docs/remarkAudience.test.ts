import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import remarkAudience from './remarkAudience';

const page = `
For all.

<InternalOnly>

## Call the operator

</InternalOnly>

<PublicOnly>
  Write an issue <InternalOnly>or a task</InternalOnly>.
</PublicOnly>

- one <InternalOnly>secret</InternalOnly>
`;

async function compiled(isInternal: boolean): Promise<string> {
  const file = await compile(page, {
    remarkPlugins: [[remarkAudience, {isInternal}]],
  });
  return String(file);
}

it.each([
  [
    'a public build leaves out internal blocks [S6.3]',
    false,
    ['For all', 'Write an issue', 'one'],
    ['Call the operator', 'or a task', 'secret'],
  ],
  [
    'an internal build leaves out public blocks',
    true,
    ['For all', 'Call the operator', 'one', 'secret'],
    ['Write an issue', 'or a task'],
  ],
])('%s', async (_title, isInternal, kept, dropped) => {
  const code = await compiled(isInternal);
  for (const text of kept) {
    expect(code).toContain(text);
  }
  for (const text of [...dropped, 'InternalOnly', 'PublicOnly']) {
    expect(code).not.toContain(text);
  }
});
