import {appendFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../../scripts/lib/copyProject';
import {expect, test} from '../fixtures';
import {startDevServer} from './startDevServer';

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

test('an edit of a component, a page or a sample updates the open page without a reload, and keeps the state of a component', async ({
  page,
  allowed,
}) => {
  test.setTimeout(600_000);
  allowed.push(
    // Docusaurus runs its whole client again after the edit of a page; Fast Refresh meets
    // our components with new contexts below providers of old ones, and React recovers.
    /onRecoverableError: Error: There was an error during concurrent rendering/,
    /was preloaded using link preload but not used/,
  );
  copyProject(path.resolve('.'), copy);
  const inCopy = (file: string) => path.join(copy, file);
  const component = inCopy('src/theme/DocItem/Footer/index.tsx');
  writeFileSync(component, counter('Count'));
  const server = await startDevServer(copy);
  try {
    await page.goto(`${server.address}/docs/next/tutorials/snacks/yolov5/`, {
      timeout: 240_000,
    });
    const button = page.getByRole('button', {name: /^Count|^Total/});
    await button.click({timeout: 60_000});
    await button.click();
    await expect(button).toHaveText('Count 2');
    await page.evaluate(() => Object.assign(window, {survives: true}));

    writeFileSync(component, counter('Total'));
    await expect(button).toHaveText('Total 2', {timeout: 60_000});
    appendFileSync(
      inCopy('docs/tutorials/snacks/yolov5.mdx'),
      '\nA paragraph that was not there.\n',
    );
    await expect(page.getByText('A paragraph that was not there.')).toBeVisible(
      {timeout: 60_000},
    );
    appendFileSync(
      inCopy('content/samples/yolov5/App.tsx'),
      '// A new comment.\n',
    );
    // In a tab or a folded listing it is not visible.
    await expect(page.getByText('// A new comment.')).toBeAttached({
      timeout: 60_000,
    });
    expect(await page.evaluate(() => 'survives' in window)).toBe(true);
  } finally {
    server.stop();
  }
});
