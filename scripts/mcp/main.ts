import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';

const root = path.resolve(__dirname, '../..');

createServer(path.join(root, 'build'))
  .connect(new StdioServerTransport())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
