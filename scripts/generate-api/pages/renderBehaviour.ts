import {notes, versionNotes} from '../words/notes';
import {heading} from './mdx';
import type {PageContext} from './PageContext';

/** Changes of the native code, which no signature shows. */
export function renderBehaviour(context: PageContext): string[] {
  const {docsVersion} = context.version;
  const symbols = context.model.modules.flatMap((module) => module.symbols);
  const items = [
    ...notes
      .filter(({from, isNews}) => isNews && from === docsVersion)
      .map(({target, text}) => {
        const [module, name = ''] = target.split(':');
        const [owner, member] = name.split('.');
        const symbol = symbols.find(
          (each) => each.module === module && each.name === owner,
        );
        const anchor = symbol?.members.find(
          (each) => each.name === member,
        )?.anchor;
        const page = symbol?.href.replace(/#.*$/, '') ?? '';
        return `[\`${name}\`](${page}#${anchor ?? ''}): ${text}`;
      }),
    ...(versionNotes[docsVersion] ?? []),
  ];
  return items.length === 0
    ? []
    : [
        heading(2, 'Behaviour', 'behaviour'),
        'No signature shows these; they are in the native code.',
        items.map((item) => `- ${item}`).join('\n'),
      ];
}
