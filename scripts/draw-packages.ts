// `npm run draw:packages`: draws which package uses which into CONTRIBUTING.md.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod';

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

const start = '```mermaid\n';
const end = '```\n';

/** The packages below a folder, and which of them each one uses. */
function readPackages(root: string): {name: string; uses: string[]}[] {
  const folder = path.join(root, 'packages');
  const manifests = readdirSync(folder)
    .sort()
    .map((name) =>
      manifest.parse(
        JSON.parse(
          readFileSync(path.join(folder, name, 'package.json'), 'utf8'),
        ),
      ),
    );
  const own = new Set(manifests.map(({name}) => name));
  return manifests.map(({name, dependencies}) => ({
    name,
    uses: Object.keys(dependencies).filter((used) => own.has(used)),
  }));
}

/** The drawing: an arrow from each package to each that it uses, and from the site to the rest. */
export function drawPackages(root: string): string {
  const packages = readPackages(root);
  const used = new Set(packages.flatMap(({uses}) => uses));
  const arrows = [
    ...packages
      .filter(({name}) => !used.has(name))
      .map(({name}) => `  site --> ${name}`),
    ...packages.flatMap(({name, uses}) =>
      uses.map((other) => `  ${name} --> ${other}`),
    ),
  ];
  return `${start}graph TD\n${arrows.join('\n')}\n${end}`;
}

/** The text of CONTRIBUTING.md with the drawing as it is now. */
export function withDrawing(text: string, drawing: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  if (from < 0 || to < 0) {
    throw new Error(
      'CONTRIBUTING.md: there is no drawing to replace. Put a ```mermaid block where it belongs.',
    );
  }
  return text.slice(0, from) + drawing + text.slice(to + end.length);
}

if (process.argv[1]?.endsWith('draw-packages.ts') === true) {
  const root = path.resolve(import.meta.dirname, '..');
  const file = path.join(root, 'CONTRIBUTING.md');
  writeFileSync(
    file,
    withDrawing(readFileSync(file, 'utf8'), drawPackages(root)),
  );
}
