import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {runMain} from '../lib/runMain';
import {createServer} from './createServer';

const root = path.resolve(__dirname, '../..');

runMain(() =>
  createServer(path.join(root, 'build')).connect(new StdioServerTransport()),
);
