import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {brand} from '../../config/brand';
import {docsVersions, latestVersion} from '../../config/versions';
import {differences} from '../../src/components/ComparePage/comparison';
import {findVersion} from '../lib/findVersion';
import {Build} from './Build';
import {changes} from './tools/changes';
import {checkCode, describeCheck} from './tools/checkCode';
import {readPage} from './tools/readPage';
import {search} from './tools/search';
import {symbol} from './tools/symbol';

const labels = docsVersions.map(({label}) => label).join(', ');
const version = z
  .string()
  .optional()
  .describe(
    `Docs version: ${labels}. The latest, ${latestVersion}, if left out.`,
  );

/** Nothing that a tool does changes anything. */
const annotations = {readOnlyHint: true, openWorldHint: false};

function answer(text: string) {
  return {content: [{type: 'text' as const, text}]};
}

/** A Model Context Protocol server with the docs of a build. */
export function createServer(folder: string): McpServer {
  const build = new Build(folder);
  const server = new McpServer(
    {name: 'playtorch-docs', version: latestVersion},
    {
      instructions: `Documentation of ${brand.name} (npm package ${brand.packageName}) in the versions ${labels}. APIs differ between versions: ask for the one that the app has installed, and check code before you hand it over.`,
    },
  );
  server.registerTool(
    'search',
    {
      title: 'Search the docs',
      description:
        'Searches tutorials and reference of a version. A query with an arrow searches signatures by type: "Tensor, number[] -> Tensor".',
      inputSchema: {
        query: z.string().min(1).max(400),
        version,
        limit: z.number().int().min(1).max(50).default(10),
      },
      annotations,
    },
    ({query, version: name, limit}) =>
      answer(search(build, query, findVersion(name, 'version'), limit)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page as Markdown, by its address.',
      inputSchema: {
        page: z
          .string()
          .min(1)
          .max(400)
          .describe('Such as /docs/tutorials/get-started/'),
      },
      annotations,
    },
    ({page}) => answer(readPage(build, page)),
  );
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
      annotations,
    },
    async ({name, version: wanted}) =>
      answer(await symbol(name, findVersion(wanted, 'version'))),
  );
  server.registerTool(
    'changes',
    {
      title: 'Compare two versions',
      description:
        'What was added, changed, deprecated and removed between two versions, and what replaces what is gone.',
      inputSchema: {
        from: z.string().describe(`One of ${labels}`),
        to: z.string().describe(`One of ${labels}`),
        only: z.enum(differences).optional(),
      },
      annotations,
    },
    ({from, to, only}) =>
      answer(
        changes(
          build,
          {from: findVersion(from, 'from'), to: findVersion(to, 'to')},
          only,
        ),
      ),
  );
  server.registerTool(
    'check_code',
    {
      title: 'Check code',
      description:
        'Type-checks TypeScript against a version and, if it needs no model, runs it on that version. It runs without files and network, for ten seconds at most.',
      inputSchema: {code: z.string().min(1).max(100_000), version},
      outputSchema: {
        types: z.array(z.object({line: z.number(), message: z.string()})),
        run: z
          .object({
            printed: z.array(z.string()),
            rejected: z.array(z.string()),
            thrown: z
              .object({message: z.string(), line: z.number().optional()})
              .optional(),
            stopped: z.enum(['time', 'memory', 'output', 'crash']).optional(),
            hasDefault: z.literal(true).optional(),
          })
          .optional(),
        notRun: z.string().optional(),
      },
      annotations,
    },
    async ({code, version: name}) => {
      const wanted = findVersion(name, 'version');
      const check = await checkCode(code, wanted);
      return {
        ...answer(describeCheck(check, wanted)),
        structuredContent: check,
      };
    },
  );
  return server;
}
