import type {NoticeGroup} from '@site/plugins/third-party-notices/groupNotices';

type Notice = NoticeGroup['notices'][number];

function matches(
  {name, version = '', copyright = ''}: Notice,
  expression: string,
  words: string[],
): boolean {
  const text = `${name} ${version} ${copyright} ${expression}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Keeps the notices that match every word of the query, and drops empty groups. */
export function filterGroups(
  groups: readonly NoticeGroup[],
  query: string,
): NoticeGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      notices: group.notices.filter((notice) =>
        matches(notice, group.expression, words),
      ),
    }))
    .filter(({notices}) => notices.length > 0);
}

/** Number of notices in all groups. */
export function countNotices(groups: readonly NoticeGroup[]): number {
  return groups.reduce((sum, {notices}) => sum + notices.length, 0);
}
