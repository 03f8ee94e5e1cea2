// Serves the folder "build" of where it runs with the tables that it brings or, since Docusaurus alone writes none, with those that this environment gives.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {siteTables} from '../../../config/serving/siteTables';
import {readTables, serve} from 'site-server/server';
import {tablesFile} from 'site-server';

serve((root) =>
  existsSync(path.join(root, tablesFile)) ? readTables(root) : siteTables,
);
