import type {ChangeType} from './compare';

/** The kinds of change that pages list, in their order. */
export const sections = [
  {id: 'added', title: 'Added', types: ['added']},
  {
    id: 'changed',
    title: 'Changed',
    types: ['changed', 'exported', 'unexported', 'restored'],
  },
  {id: 'deprecated', title: 'Deprecated', types: ['deprecated']},
  {id: 'removed', title: 'Removed', types: ['removed']},
] as const satisfies readonly {
  id: string;
  title: string;
  types: readonly ChangeType[];
}[];

/** A section of a page of changes. */
export type Section = (typeof sections)[number];

/** Whether a section lists a type of change. */
export function lists({types}: Section, type: ChangeType): boolean {
  return (types as readonly ChangeType[]).includes(type);
}
