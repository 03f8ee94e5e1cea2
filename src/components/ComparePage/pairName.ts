import {compareRoot} from '../../../config/versions';

/** Names the comparison of two versions by their labels: `0.1-0.2.3`. */
export function pairName(from: string, to: string): string {
  return `${from}-${to}`;
}

/** Address of the page that compares two versions. */
export function comparePath(from: string, to: string): string {
  return `${compareRoot}?${new URLSearchParams({from, to}).toString()}`;
}
