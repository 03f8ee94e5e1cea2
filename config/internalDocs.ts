import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {parseOptions, type Origin} from '../plugins/internal-docs/options';
import {
  excludeInternalPages,
  withoutInternalItems,
} from '../plugins/internal-docs/publicPages';
import {env} from './env';

function readOptions(file: string) {
  let text: string;
  try {
    text = readFileSync(path.resolve(file), 'utf8');
  } catch (cause) {
    throw new Error(
      `INTERNAL_DOCS: "${file}" can't be read. Set it to the path of a JSON file, or leave it out.`,
      {cause},
    );
  }
  return parseOptions(text, file);
}

const options =
  env.internalDocs === undefined ? undefined : readOptions(env.internalDocs);

/** True in a build for internal hosts, with `INTERNAL_DOCS` set. */
export const isInternal = options !== undefined;

/** Plugins of the internal build. */
export const internalDocsPlugins: PluginConfig[] =
  options === undefined
    ? []
    : [['./plugins/internal-docs/index.ts', {...options}]];

/** What the internal build does before hydration. */
export const internalEarly = isInternal
  ? ['./plugins/internal-docs/client/early.ts']
  : [];

/** Excludes pages with `internal: true` from the public build. */
export const publicFrontMatter = isInternal ? undefined : excludeInternalPages;

/** The sidebars; the public build leaves out internal items. */
export function forAudience<T>(sidebars: T): T {
  return isInternal ? sidebars : withoutInternalItems(sidebars);
}

/** What the Content-Security-Policy allows for the internal build: nothing in the public one. */
export const internalSources = {
  'connect-src': [options?.pingUrl, options?.checkUrl].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin as Origin],
  ),
  'frame-ancestors': options?.parentOrigins ?? [],
};
