import * as z from 'zod';
import {brand} from '../../../content/site/brand';
import {
  docsVersionOf,
  latestVersion,
  type DocsVersion,
} from '../../../content/site/versions';
import {
  type ApiMember,
  type ApiModel,
  type DatedChange,
  History,
  type Snapshot,
  codeText,
  readModels,
  replacementOf,
  signatureText,
  snapshots,
  symbolLinks,
} from 'api-versions';
import {apiOptions} from '../../../config/apiOptions';
import {summaries} from '../../../content/api/summaries';
import {findVersion} from '../../lib/findVersion';
import {answer, readOnly, type Tool} from 'docs-mcp';
import {version} from '../versions';

type Api = {
  /** Oldest first. */
  models: readonly ApiModel[];
  history: History;
};

let loaded: Promise<Api> | undefined;

async function load(): Promise<Api> {
  // The build left the models in the cache.
  const models = (await readModels(apiOptions)).map(({model}) => model);
  return {models, history: new History(models, apiOptions.words.replacements)};
}

function labelOf(docsVersion: string): string {
  return docsVersionOf(docsVersion).label;
}

/** A symbol or member by a name that code has for it: `Tensor.add`, `torch.jit`. */
function find(model: ApiModel, name: string): Snapshot | undefined {
  const wanted = name.replace(/\(.*\)$/, '').toLowerCase();
  const hrefs = new Set(
    [...symbolLinks(model, apiOptions.words.everydayWords)]
      .filter(([key]) => key.toLowerCase() === wanted)
      .map(([, href]) => href),
  );
  const all = [...snapshots(model).values()];
  return (
    all.find(({href}) => hrefs.has(href)) ??
    all.find((snapshot) => snapshot.name.toLowerCase() === wanted)
  );
}

/** Names that resemble one that no version has. */
function similarNames(models: readonly ApiModel[], name: string): string[] {
  const last = name.toLowerCase().split('.').at(-1) ?? '';
  return [
    ...new Set(
      models
        .toReversed()
        .flatMap((model) => [...snapshots(model).values()])
        .map((snapshot) => snapshot.name)
        .filter((each) => each.toLowerCase().includes(last)),
    ),
  ].slice(0, 8);
}

function listing({declaration}: Snapshot): string {
  return ['```ts', ...declaration.map(codeText), '```'].join('\n');
}

/** Prose whose links work outside the site. */
function absolute(text: string): string {
  return text.replaceAll('](/', `](${brand.siteUrl}/`);
}

function describeEvent(
  {docsVersion, change}: DatedChange,
  history: History,
): string {
  const {type} = change;
  const what = `- ${labelOf(docsVersion)}: ${type}`;
  if (type === 'removed') {
    const advice = replacementOf(history, change.before, docsVersion);
    return advice === undefined ? what : `${what}. ${absolute(advice)}`;
  }
  return type === 'changed'
    ? `${what} from \`${signatureText(change.before)}\` to \`${signatureText(change.after)}\``
    : what;
}

/** The comment on a symbol or member, or our own words if it has none. */
function summaryOf(
  model: ApiModel,
  {module, symbol: owner, ...own}: Snapshot,
): string {
  const documented = model.modules
    .filter(({name}) => name === module)
    .flatMap(({symbols}) => symbols)
    .filter(({name}) => name === owner)
    .flatMap((each): readonly Pick<ApiMember, 'doc' | 'calls'>[] =>
      own.member === undefined
        ? [each]
        : each.members.filter(({name}) => name === own.member),
    );
  const target = `${module}:${owner}${own.member === undefined ? '' : `.${own.member}`}`;
  return (
    documented
      .flatMap(({doc, calls}) => [doc, ...calls.map((call) => call.doc)])
      .map(({summary}) => summary)
      .find((summary) => summary !== '') ??
    summaries[target] ??
    ''
  );
}

/** Signature, history and availability of a symbol or member. */
async function symbol(name: string, version: DocsVersion): Promise<string> {
  loaded ??= load();
  const {models, history} = await loaded;
  const preferred = [version.name, latestVersion].flatMap((own) =>
    models.filter(({docsVersion}) => docsVersion === own),
  );
  const candidates = [...preferred, ...models.toReversed()].map((model) => ({
    model,
    snapshot: find(model, name),
  }));
  const found = candidates.find(({snapshot}) => snapshot !== undefined);
  if (found?.snapshot === undefined) {
    const similar = similarNames(models, name);
    throw new Error(
      `No version has "${name}".${similar.length > 0 ? ` Did you mean ${similar.join(', ')}?` : ' Use search to find what the API calls it.'}`,
    );
  }
  const {model, snapshot} = found;
  const {key, kind, memberKind, deprecated, href} = snapshot;
  const presence = history.presence(key);
  const absent = history.versions.filter((each) => !presence.includes(each));
  const [first = ''] = presence;
  const events = [
    ...(first === history.versions[0] ? [] : [`- ${labelOf(first)}: added`]),
    ...history.eventsOf(key).map((event) => describeEvent(event, history)),
  ];
  const members = history
    .membersOf(model.docsVersion, key)
    .map(({member}) => member);
  return [
    `# ${snapshot.name} (${memberKind ?? kind})`,
    ...(model.docsVersion === version.name
      ? []
      : [
          `**${version.label} does not have it.** This is ${labelOf(model.docsVersion)}'s.`,
        ]),
    ...(deprecated === undefined
      ? []
      : [`**Deprecated.** ${absolute(deprecated)}`]),
    listing(snapshot),
    absolute(summaryOf(model, snapshot)),
    ...(members.length > 0 ? [`Members: ${members.join(', ')}`] : []),
    `Available in ${presence.map(labelOf).join(', ')}${absent.length > 0 ? `; not in ${absent.map(labelOf).join(', ')}` : ''}.`,
    ...(events.length > 0 ? [['History:', ...events].join('\n')] : []),
    `${brand.siteUrl}${href}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The tool `symbol`. */
export const symbolTool: Tool = (server) => {
  server.registerTool(
    'symbol',
    {
      title: 'Look up a symbol',
      description:
        'Signature, history and availability by version of a symbol or member of the API.',
      inputSchema: {
        name: z
          .string()
          .min(1)
          .max(200)
          .describe('Such as Tensor.matmul, torch.jit or MobileModel'),
        version,
      },
      annotations: readOnly,
    },
    async ({name, version: wanted}) =>
      answer(await symbol(name, findVersion(wanted, 'version'))),
  );
};
