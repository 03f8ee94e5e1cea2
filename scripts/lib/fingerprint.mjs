import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Folders at the root that the site does not depend on. */
const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  '.ci',
  'build',
  'deploy',
  'shots',
  'benchmarks',
  'test-results',
  'tests',
  'tools',
  'readme',
]);

/** Tests and what they read, lists of labelled queries among it. */
const ofTests =
  /(?:^|\/)__fixtures__\/|\.(?:test|spec)\.[^/.]+$|[qQ]ueries\.ts$/;

/** What only developers read: README.md, CONTRIBUTING.md, SECURITY.md. */
const documents = /^[A-Z]+\.md$/;

/** Where comments are for developers; elsewhere pages show code with its comments. */
const ofDevelopers = /^(?:config|packages|plugins|scripts|src)\//;

/** What the API generator writes during a build. */
const generated =
  /(?:^|\/)api\/(?:core\/|comparisons\/|(?:core|changes)\.mdx$|symbols\.json$)/;

/**
 * Files that the built site depends on, sorted, with forward slashes.
 *
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
function sourceFiles(root, folder = '') {
  return readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter(
      (entry) =>
        !(
          entry.isDirectory() &&
          skippedFolders.has(path.posix.join(folder, entry.name))
        ),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        return sourceFiles(root, name);
      }
      const isSource = ![generated, ofTests, documents].some((pattern) =>
        pattern.test(name),
      );
      return entry.isFile() && isSource ? [name] : [];
    });
}

/**
 * Environment variables that the configuration reads, with their values.
 *
 * @param {string} root
 */
function environment(root) {
  const source = readFileSync(path.join(root, 'config', 'env.ts'), 'utf8');
  const names = [...source.matchAll(/process\.env\.(\w+)/g)].map(
    ([, name = '']) => name,
  );
  // The port and the test reports have no effect on pages.
  const irrelevant = ['PORT', 'TEST_REPORTS', 'TEST_PORT'];
  return names
    .filter((name) => !irrelevant.includes(name))
    .map((name) => `${name}=${process.env[name] ?? ''}`);
}

/**
 * One hash over everything that the built site depends on, comments apart.
 *
 * @param {string} root
 */
export async function fingerprint(root) {
  // Not at the top: `npm start` loads this before anything is installed.
  const {codeOf} = await import('build-utils/code');
  const hash = createHash('sha256');
  const files = sourceFiles(root);
  const code = codeOf(
    root,
    files.filter((file) => ofDevelopers.test(file)),
  );
  for (const file of files) {
    const content = code.get(file) ?? readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.update(environment(root).join('\0')).digest('hex');
}

/**
 * File with the fingerprint of the sources that `build/` was made from.
 *
 * @param {string} root
 */
export function fingerprintFile(root) {
  return path.join(root, 'deploy', 'fingerprint');
}
