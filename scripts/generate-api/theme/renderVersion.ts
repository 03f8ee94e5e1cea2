import path from 'node:path';
import {
  Application,
  type ProjectReflection,
  type Reflection,
  type Renderer,
} from 'typedoc';
import {load, MarkdownPageEvent, MarkdownTheme} from 'typedoc-plugin-markdown';
import {cacheFolder} from '../convert/cache';
import {WarningCollector} from '../convert/WarningCollector';
import {apiRouter, type IsLocal} from './ApiRouter';

/** Writes the page of a module, class, interface or enumeration, or the overview. */
export type RenderPage = (model: Reflection) => string;

function apiTheme(
  render: RenderPage,
): new (renderer: Renderer) => MarkdownTheme {
  return class ApiTheme extends MarkdownTheme {
    override reflectionTemplate = (page: MarkdownPageEvent): string =>
      render(page.model as Reflection);
  };
}

/** Lets TypeDoc's Markdown renderer walk a project with our router and theme; returns pages by path. */
export async function renderVersion(
  project: ProjectReflection,
  isLocal: IsLocal,
  render: RenderPage,
): Promise<Map<string, string>> {
  const app = await Application.bootstrapWithPlugins(
    {
      plugin: [load],
      logLevel: 'Warn',
      router: 'api',
      theme: 'api',
      includeHierarchySummary: false,
      readme: 'none',
    },
    [],
  );
  const logger = new WarningCollector();
  app.logger = logger;
  app.renderer.defineRouter('api', apiRouter(isLocal));
  app.renderer.defineTheme('api', apiTheme(render));
  const pages = new Map<string, string>();
  app.renderer.on(MarkdownPageEvent.END, ({url, contents = ''}) => {
    pages.set(url, contents);
  });
  await app.outputs.writeOutput(
    {name: 'markdown', path: path.join(cacheFolder, 'pages', project.name)},
    project,
  );
  logger.refuse(`${project.name}, pages`);
  return pages;
}
