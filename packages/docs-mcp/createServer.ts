import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';

/** A tool, as a function that registers it. */
export type Tool = (server: McpServer) => void;

type ServerOptions = {
  /** What clients call the server. */
  name: string;
  version: string;
  /** What an assistant should know before it calls a tool. */
  instructions?: string;
  tools: readonly Tool[];
};

/** A Model Context Protocol server with these tools. */
export function createServer({
  name,
  version,
  instructions,
  tools,
}: ServerOptions): McpServer {
  const server = new McpServer(
    {name, version},
    instructions === undefined ? {} : {instructions},
  );
  tools.forEach((register) => register(server));
  return server;
}

/** For tools that change nothing and ask nobody. */
export const readOnly = {readOnlyHint: true, openWorldHint: false};

/** What a tool answers. */
export function answer(text: string) {
  return {content: [{type: 'text' as const, text}]};
}
