import {createLinter, loadTextlintrc} from 'textlint';
import {expect, it} from 'vitest';

const linter = createLinter({descriptor: await loadTextlintrc()});

/** What the linter says about a page, by rule. */
async function complaintsOf(page: string): Promise<string[]> {
  const {messages} = await linter.lintText(page, 'page.mdx');
  return messages.map(({message}) => message);
}

it.each([
  ["0.2.2 isn't on npm.", 'say nothing about what npm lacks'],
  ["It's gone from npm.", 'say nothing about what npm lacks'],
  ['npm no longer has this package.', 'say nothing about what npm lacks'],
  ['iOS then ends the app.', 'crashes the app'],
  ['Under the MIT licence.', 'license'],
  ['This page tells you whether to.', 'repeat the noun'],
  [`${'word '.repeat(26)}end.`, 'word count of 25'],
])('rejects "%s"', async (sentence, advice) => {
  expect((await complaintsOf(`Some prose.\n\n${sentence}\n`)).join()).toContain(
    advice,
  );
});

it('accepts plain words, heading ids, and code whatever it says', async () => {
  expect(
    await complaintsOf(
      '## Set up {/* #the-set-up */}\n\nReplace `sheets` with this.\n\n```ts\nconst licence = spread;\n```\n',
    ),
  ).toEqual([]);
});
