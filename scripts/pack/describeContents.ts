import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {isPrivate, readManifest, versionsOf, type Manifest} from './manifest';

function licenseOf(name: string): string {
  const file = `node_modules/${name}/package.json`;
  const {license = 'see its package'} = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Partial<Manifest>;
  return license;
}

/** Where the sources are from; a copy without its history does not know. */
function describeOrigin(): string {
  const {status, stdout} = spawnSync('git', ['rev-parse', 'HEAD'], {
    encoding: 'utf8',
  });
  return status === 0 ? `from commit ${stdout.trim()}` : 'without its history';
}

const list = (lines: readonly string[]) =>
  lines.length === 0
    ? '- Nothing'
    : lines.map((line) => `- ${line}`).join('\n');

/** What an archive was made of: the commit, packages of ours that are inside, and what npm installs with it. */
export function describeContents(
  manifest: Manifest,
  imported: ReadonlySet<string>,
  bundled: readonly string[] = [],
): string {
  const inside = Object.keys(manifest.dependencies ?? {})
    .filter(isPrivate)
    .concat(bundled);
  const others = Object.entries(versionsOf(manifest)).filter(
    ([name]) => imported.has(name) && !bundled.includes(name),
  );
  return `# Notices

${manifest.name} ${manifest.version} was built ${describeOrigin()}. Its license is in LICENSE. Source maps hold the sources.

Packages of the same repository that are part of it:

${list(inside.map((name) => `${name}, ${readManifest(name).license ?? 'see LICENSE'}`))}

Packages that npm installs with it:

${list(others.map(([name, version]) => `${name} ${version}, ${licenseOf(name)}`))}
`;
}
