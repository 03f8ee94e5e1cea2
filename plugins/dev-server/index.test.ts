import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import devServer from '.';
import restart from './restart';

afterEach(() => vi.restoreAllMocks());

it('writes the reference again after an edit of what it is made from, and shows its messages', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const siteDir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  const scripts = {'generate:api': 'echo the reference'};
  writeFileSync(path.join(siteDir, 'package.json'), JSON.stringify({scripts}));
  const {loadContent, getPathsToWatch} = devServer({siteDir} as LoadContext, {
    redirects: [],
    folderRedirects: [],
    rewrites: [],
  });
  expect(getPathsToWatch?.()).toContain('content/examples/**/*');
  await loadContent?.();
  expect(log).not.toHaveBeenCalled();
  await loadContent?.();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the reference'));
});

it('asks for a restart after an edit of the configuration, not before', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {loadContent} = restart();
  await loadContent?.();
  expect(warn).not.toHaveBeenCalled();
  await loadContent?.();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('start "npm run dev" again'),
  );
});
