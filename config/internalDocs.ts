import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig, PluginConfig} from '@docusaurus/types';
import {parseOptions, type Origin} from '../plugins/internal-docs/options';
import {excludeInternalPages} from '../plugins/internal-docs/publicPages';
import {env} from './env';

function readOptions(file: string) {
  return parseOptions(readFileSync(path.resolve(file), 'utf8'), file);
}

const options =
  env.internalDocs === undefined ? undefined : readOptions(env.internalDocs);

/** True in a build for internal hosts, which `INTERNAL_DOCS` asks for. */
export const isInternal = options !== undefined;

/** What only the internal build has. */
export const internalDocsPlugins: PluginConfig[] =
  options === undefined
    ? []
    : [['./plugins/internal-docs/index.ts', {...options}]];

/** Leaves pages with `internal: true` out of the public build. */
export const internalPages: Partial<MarkdownConfig> = isInternal
  ? {}
  : {parseFrontMatter: excludeInternalPages};

/** What the Content-Security-Policy must allow for the internal build: nothing in the public one. */
export const internalSources = {
  'connect-src': [options?.pingUrl, options?.checkUrl].flatMap((address) =>
    address === undefined ? [] : [new URL(address).origin as Origin],
  ),
  'frame-ancestors': options?.parentOrigins ?? [],
};
