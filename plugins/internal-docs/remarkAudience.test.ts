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
    false,
    ['For all', 'Write an issue', 'one'],
    ['Call the operator', 'or a task', 'secret'],
  ],
  [
    true,
    ['For all', 'Call the operator', 'one', 'secret'],
    ['Write an issue', 'or a task'],
  ],
])(
  'each build keeps the blocks of its audience, internal: %s [S6.3]',
  async (isInternal, kept, dropped) => {
    const code = await compiled(isInternal);
    for (const text of kept) {
      expect(code).toContain(text);
    }
    for (const text of [...dropped, 'InternalOnly', 'PublicOnly']) {
      expect(code).not.toContain(text);
    }
  },
);
