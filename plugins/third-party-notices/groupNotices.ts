import type {Notice} from './notice';
import type {LicenseExpression} from './parseLicense';
import {parseLicense} from './parseLicense';

/** Everything under one licence, or one choice of licences. */
export type NoticeGroup = LicenseExpression & {
  /** SPDX expression, which also names the group. */
  expression: string;
  notices: Omit<Notice, 'license'>[];
};

/** The expression with its ids sorted, so that `A OR B` and `B OR A` are one group. */
function normalise({ids, rule}: LicenseExpression): string {
  return [...ids].sort().join(rule === 'all' ? ' AND ' : ' OR ');
}

/** Groups notices by licence, the largest group first, each sorted by name. */
export function groupNotices(notices: Notice[]): NoticeGroup[] {
  const groups = new Map<string, NoticeGroup>();
  for (const {license, ...notice} of notices) {
    const parsed = parseLicense(license);
    const expression = normalise(parsed);
    const group = groups.get(expression) ?? {
      ...parseLicense(expression),
      expression,
      notices: [],
    };
    group.notices.push(notice);
    groups.set(expression, group);
  }
  for (const group of groups.values()) {
    group.notices.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
  return [...groups.values()].sort(
    (a, b) =>
      b.notices.length - a.notices.length ||
      a.expression.localeCompare(b.expression, 'en'),
  );
}
