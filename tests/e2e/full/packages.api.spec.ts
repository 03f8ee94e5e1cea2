import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '../fixtures';
import {openPage} from '../openPage';
import {titledCode} from './packages/readmeCode';
import {serveSite} from './packages/serveSite';
import {buildSite, makeStockSite, runIn} from './packages/stockSite';

// Its origin has a storage that nothing clears.
test.use({ownContext: true});

const releases = [
  'parser-2@npm:eventsource-parser@2.0.1',
  'parser-3@npm:eventsource-parser@3.0.0',
];

test('api-versions: a stock site documents two releases of another package, with history and comparison', async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  try {
    const site = await makeStockSite(folder, ['api-versions'], releases);
    runIn(site, 'npm', 'run', 'docusaurus', 'docs:version', '1.0');
    for (const file of [
      'api.mjs',
      'src/theme/MDXComponents.js',
      'src/pages/compare.mdx',
    ]) {
      mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(site, file), titledCode('api-versions', file));
    }
    runIn(site, process.execPath, 'api.mjs');
    await serveSite(buildSite(site), async ({origin}) => {
      await openPage(page, `${origin}/docs/next/api/core/modules/parse/`);
      await page.getByText('Changed in Next').first().click();
      await expect(page.locator('del').first()).toContainText(
        'onParse: EventSourceParseCallback',
      );
      await expect(page.locator('ins').first()).toContainText(
        'callbacks: ParserCallbacks',
      );
      await page.getByRole('link', {name: 'ParserCallbacks'}).first().click();
      await expect(page.locator('h1')).toHaveText('ParserCallbacks');
      await openPage(page, `${origin}/docs/next/api/changes/`);
      await page.getByRole('link', {name: '4 removed'}).click();
      await expect(page).toHaveURL(/#removed$/);
      await openPage(page, `${origin}/compare/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'From 1.0 to Next',
      );
      await page
        .getByRole('link', {name: 'ParseError', exact: true})
        .first()
        .click();
      await expect(page.locator('h1')).toHaveText('ParseError');
      // The page would fetch links ahead from a server that has stopped.
      await page.goto('about:blank');
    });

    // Nothing changed, then a word did.
    const program = path.join(site, 'api.mjs');
    const overview = path.join(site, 'docs/api/core.mdx');
    const before = readFileSync(overview, 'utf8');
    writeFileSync(
      program,
      readFileSync(program, 'utf8').replaceAll("'Parser'", "'Reader'"),
    );
    runIn(site, process.execPath, 'api.mjs');
    expect(before).toContain('## Parser');
    expect(readFileSync(overview, 'utf8')).toContain('## Reader');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
