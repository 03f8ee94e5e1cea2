import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import remarkPageRules from './remarkPageRules';

/** Compiles a page with one registered component, and says what is wrong with it. */
async function problemOf(value: string): Promise<string> {
  const siteDir = temporaryFolder();
  writeWithFolders(
    path.join(siteDir, 'src/components/Meter.tsx'),
    `type Props = {width?: number; isLarge?: boolean; label?: string; max?: number | string};
export default function Meter({width}: Props) {
  return width;
}
`,
  );
  const Meter = {module: '@site/src/components/Meter', exported: 'default'};
  const options = {siteDir, components: {Meter}};
  try {
    await compile(
      {path: path.join(siteDir, 'docs/a.mdx'), value},
      {remarkPlugins: [[remarkPageRules, options]]},
    );
  } catch (error) {
    return (error as Error).message.replace(`${siteDir}/`, '');
  }
  return '';
}

it.each([
  ['width="wide"', '"width" takes a number, not a string. Write width={1}.'],
  ['width', '"width" takes a number, not a boolean. Write width={1}.'],
  ['isLarge="true"', '"isLarge" takes a boolean, not a string. Write isLarge'],
  ['isLarge={1}', '"isLarge" takes a boolean, not a number. Write isLarge={'],
  ['label={3}', '"label" takes a string, not a number. Write label="…".'],
])('names the prop of another type: %s', async (prop, words) => {
  expect(await problemOf(`A\n\n<Meter ${prop} />\n`)).toContain(
    `docs/a.mdx:3: <Meter>: ${words}`,
  );
});

it.each([
  ...['width={3}', 'width={-3}', 'width={2 * 3}', 'isLarge', 'isLarge={false}'],
  ...['label="A"', "label={'A'}", 'label={`A`}', 'max={3}', 'max="A"'],
])('accepts %s', async (prop) => {
  expect(await problemOf(`A\n\n<Meter ${prop} />\n`)).toBe('');
});
