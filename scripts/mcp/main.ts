import path from 'node:path';
import {serve} from 'docs-mcp';
import {runMain} from '../lib/runMain';
import {createDocsServer} from './createDocsServer';

const root = path.resolve(__dirname, '../..');

runMain(() => serve(createDocsServer(path.join(root, 'build'))));
