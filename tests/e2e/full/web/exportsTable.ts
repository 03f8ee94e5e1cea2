import {readFileSync, writeFileSync} from 'node:fs';

const file = 'packages/torchlive-web/exports.json';

/** What an export does in each browser: `works`, or what went wrong. */
type Results = Record<string, Record<string, string>>;

/** What differs from a phone where an export works, in words. */
const differences: Readonly<Record<string, string>> = {
  AudioUtil: 'Differs: browsers compress what the microphone hears',
  Camera: 'Differs: the browser asks, and picks the size that comes nearest',
  Canvas: 'Works; its texts have names for screen readers',
  ImageUtil: 'Works; paths and addresses, `blob:` included',
  MobileModel:
    'Works; before 0.2.2, live specs know the transforms and tokenizers of the tutorials',
  torch: 'Differs: models run in a worker, so there is no `forwardSync`',
};

export function readResults(): Results {
  return JSON.parse(readFileSync(file, 'utf8')) as Results;
}

export function writeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

const browserNames: Readonly<Record<string, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

const list = (browsers: readonly string[]) =>
  browsers.map((browser) => browserNames[browser] ?? browser).join(', ');

/** The table of the README. */
export function toTable(results: Results): string {
  const browsers = [...new Set(Object.values(results).flatMap(Object.keys))];
  const rows = Object.entries(results).map(([name, by]) => {
    const failed = browsers.filter((browser) => by[browser] !== 'works');
    return failed.length === 0
      ? [`\`${name}\``, differences[name] ?? 'Works']
      : [`\`${name}\``, `Not in ${list(failed)}: ${by[failed[0] ?? '']}`];
  });
  return [`| Export | In ${list(browsers)} |`, '| --- | --- |']
    .concat(rows.map((cells) => `| ${cells.join(' | ')} |`))
    .join('\n');
}
