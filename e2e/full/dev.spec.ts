import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../scripts/lib/copyProject';
import {expect, test} from '../fixtures';
import {startDevServer} from '../lab/startDevServer';

// What is stored for the server's origin would stay.
test.use({ownContext: true});

const copy = path.resolve('test-results', 'dev');

/** A component of every docs page, with state. */
const counter = (label: string) => `import {useState} from 'react';

export default function DocItemFooter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      ${label} {count}
    </button>
  );
}
`;

test('an edit updates the open page without a reload, and keeps the state of a component', async ({
  page,
}) => {
  test.setTimeout(240_000);
  copyProject(path.resolve('.'), copy);
  const component = path.join(
    copy,
    'src',
    'theme',
    'DocItem',
    'Footer',
    'index.tsx',
  );
  const document = path.join(copy, 'e2e', 'lab', 'docs', 'second.mdx');
  writeFileSync(component, counter('Count'));
  const server = await startDevServer(copy);
  try {
    await page.goto(`${server.address}/lab/second/`);
    const button = page.getByRole('button', {name: /^Count|^Total/});
    await button.click({timeout: 60_000});
    await button.click();
    await expect(button).toHaveText('Count 2');
    await page.evaluate(() => Object.assign(window, {survives: true}));

    writeFileSync(component, counter('Total'));
    await expect(button).toHaveText('Total 2', {timeout: 60_000});

    writeFileSync(
      document,
      `${readFileSync(document, 'utf8')}\nA paragraph that was not there.\n`,
    );
    await expect(page.getByText('A paragraph that was not there.')).toBeVisible(
      {timeout: 60_000},
    );
    expect(await page.evaluate(() => 'survives' in window)).toBe(true);
  } finally {
    server.stop();
  }
});
