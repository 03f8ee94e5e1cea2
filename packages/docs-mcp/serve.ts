import process from 'node:process';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {ShortLines} from './ShortLines';

/** Connects a server to the client that started this program, until the client closes. */
export async function serve(server: McpServer): Promise<void> {
  const lines = new ShortLines((line) => process.stdout.write(line));
  const transport = new StdioServerTransport(
    process.stdin.pipe(lines),
    process.stdout,
    {maxBufferSize: Infinity},
  );
  await server.connect(transport);
  // Calls that still run are aborted.
  lines.once('end', () => void server.close());
}
