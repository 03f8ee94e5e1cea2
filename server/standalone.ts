// `npm run serve` and deploy/server.mjs: serves a build with the tables that it brings.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {serve} from './serve';
import {parseTables, tablesFile} from './tables';

serve((root) => parseTables(readFileSync(path.join(root, tablesFile), 'utf8')));
