import {Build, createServer, readPageTool} from 'docs-mcp';
import {brand} from '../../content/site/brand';
import {has} from '../../content/site/features';
import {folderRedirects} from '../../config/serving/redirects';
import {latestVersion} from '../../content/site/versions';
import {changesTool} from './tools/changes';
import {checkCodeTool} from './tools/checkCode';
import {inspectModelTool} from './tools/inspectModel';
import {docsSearchTool} from './tools/search';
import {symbolTool} from './tools/symbol';
import {labels} from './versions';

/** A Model Context Protocol server with the docs of a build. */
export function createDocsServer(folder: string) {
  const build = new Build(folder);
  return createServer({
    name: 'playtorch-docs',
    version: latestVersion,
    instructions: `Documentation of ${brand.name} (npm package ${brand.packageName}) in the versions ${labels}. APIs differ between versions: ask for the one that the app has installed, and check code before you hand it over.`,
    tools: [
      docsSearchTool(build),
      readPageTool({
        build,
        siteUrl: brand.siteUrl,
        aliases: Object.fromEntries(
          folderRedirects.map(({from, to}) => [from, to]),
        ),
      }),
      symbolTool,
      ...(has('version-comparison') ? [changesTool(build)] : []),
      checkCodeTool,
      inspectModelTool,
    ],
  });
}
