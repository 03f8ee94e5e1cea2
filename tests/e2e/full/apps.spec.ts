import {docsVersions, versionRoot} from '../../../content/site/versions';
import {oldUses, runInConsole, startApp, uses} from '../apps';
import {expect, test} from '../fixtures';

for (const version of docsVersions) {
  const ownUses = version.name === '0.1' ? oldUses : uses;
  for (const [name, use] of Object.entries(ownUses)) {
    test(`the app of ${name} runs in ${version.label}`, async ({page}) => {
      await use(
        await startApp(page, `${versionRoot(version)}tutorials/${name}/`),
      );
    });
  }
}

for (const {label} of docsVersions.filter(({name}) => name !== '0.1')) {
  for (const [name, use] of Object.entries(uses)) {
    const [, snack = 'hello-tensor'] = name.split('/');
    test(`${snack} of ${label} runs in the console`, async ({page}) => {
      const sample = `samples/${snack}`;
      await use(await runInConsole(page, {version: label, sample, edits: {}}));
    });
  }
}

test('memory stays flat over 50 live frames, and each image is released', async ({
  page,
}) => {
  const {log} = await startApp(page, '/docs/tutorials/snacks/live-camera/');
  const session = await page.context().newCDPSession(page);
  const frames = log.getByText('Frame took');
  await expect(frames.first()).toBeVisible();

  async function bytesAfter(count: number): Promise<number> {
    await expect.poll(() => frames.count()).toBeGreaterThanOrEqual(count);
    await session.send('HeapProfiler.collectGarbage');
    const {usedSize, backingStorageSize} = await session.send(
      'Runtime.getHeapUsage',
    );
    return usedSize + backingStorageSize;
  }

  const before = await bytesAfter(10);
  // Less than two frames of 480 × 640 pixels.
  expect(await bytesAfter(60)).toBeLessThan(before + 2 * 480 * 640 * 4);
  await expect(page.getByText(/Images not released: [01]$/)).toBeVisible();
});
