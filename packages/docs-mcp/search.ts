import * as z from 'zod';
import {answer, readOnly, type Tool} from './createServer';

/** What a search found. */
export type Found = {
  /** What was searched, such as the label of a version. */
  where: string;
  total: number;
  /** The best; each may have lines of its text. */
  hits: readonly {title: string; url: string; lines?: readonly string[]}[];
  /** Queries that find something. */
  suggestions?: readonly string[];
};

type SearchOptions = {
  search: (
    query: string,
    options: {limit: number; version: string | undefined},
  ) => Found | Promise<Found>;
  description?: string;
  /** What to give as a version; without it, there is no such input. */
  versions?: string;
};

function describe(
  query: string,
  {where, total, hits, suggestions = []}: Found,
): string {
  if (total === 0) {
    const others =
      suggestions.length > 0 ? ` Try ${suggestions.join(', ')}.` : '';
    return `${where} has nothing about "${query}".${others}`;
  }
  return [
    `${hits.length} of ${total} results in ${where}:`,
    '',
    ...hits.flatMap(({title, url, lines = []}) => [
      `- [${title}](${url})`,
      ...lines.map((line) => `  ${line}`),
    ]),
  ].join('\n');
}

/** The tool `search`, with an engine that it is given. */
export function searchTool({
  search,
  description = 'Searches the pages.',
  versions,
}: SearchOptions): Tool {
  const version = z.string().optional();
  return (server) => {
    server.registerTool(
      'search',
      {
        title: 'Search the docs',
        description,
        inputSchema: {
          query: z.string().min(1).max(400),
          ...(versions !== undefined && {version: version.describe(versions)}),
          limit: z.number().int().min(1).max(50).default(10),
        },
        annotations: readOnly,
      },
      async ({query, limit, ...rest}) => {
        const wanted = 'version' in rest ? rest.version : undefined;
        return answer(
          describe(query, await search(query, {limit, version: wanted})),
        );
      },
    );
  };
}
