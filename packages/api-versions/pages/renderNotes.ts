import {component} from './mdx';
import type {PageContext} from './PageContext';

/** What the code does beyond types and comments, with links to the files that show it. */
export function renderNotes(target: string, context: PageContext): string {
  const notes = context.notes(target);
  const files = notes
    .flatMap(({sources}) => sources)
    .filter((source) => context.isIn(source))
    .map(({file}) => file);
  return notes.length === 0
    ? ''
    : component(
        'ApiNote',
        {
          sources: [...new Set(files)].map((file) => ({
            name: file.split('/').at(-1),
            href: `${context.version.sourceUrl}/${file}`,
          })),
        },
        ...notes.map(({text}) => text),
      );
}
