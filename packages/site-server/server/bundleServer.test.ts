import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {bundleServer} from './bundleServer';

const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
const file = path.join(folder, 'server.mjs');
let source = '';

beforeAll(() => {
  bundleServer(file);
  source = readFileSync(file, 'utf8');
});
afterAll(() => rmSync(folder, {recursive: true}));

it('imports modules of Node alone', () => {
  const imported = [...source.matchAll(/^import .* from "(.+)";$/gm)].map(
    ([, name = '']) => name,
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  expect(source).not.toMatch(/\brequire\(/);
});

it('contains nothing of the configuration, which the build brings', () => {
  expect(source).not.toContain('node_modules');
});
