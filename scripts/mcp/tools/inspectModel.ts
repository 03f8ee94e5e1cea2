import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {brand} from '../../../content/site/brand';
import {inspectFile} from '../../lib/inspectFile';
import {answer, readOnly, type Tool} from 'docs-mcp';

/** Weights and operators of a large model that an assistant gets. */
const most = 100;

/** The tool `inspect_model`. */
export const inspectModelTool: Tool = (server) => {
  server.registerTool(
    'inspect_model',
    {
      title: 'Inspect a model',
      description: `Tells what a .ptl file has: methods, inputs, weights, operators and bytecode version, which releases of ${brand.name} load it and why not. For a file that isn’t a model, tells what it is and what to do. Nothing of the file runs.`,
      inputSchema: {
        path: z.string().describe('Absolute path of the file on this machine'),
      },
      annotations: readOnly,
    },
    async ({path: file}) => {
      if (!path.isAbsolute(file)) {
        throw new Error(`path: "${file}" is not an absolute path.`);
      }
      if (!existsSync(file)) {
        throw new Error(`path: there is no file "${file}".`);
      }
      return answer(
        `${await inspectFile(file, most)}\n\n${brand.siteUrl}/model/`,
      );
    },
  );
};
