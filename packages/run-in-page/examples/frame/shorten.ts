import {longestText} from '../../shape';

/** Leaves room for what is said of the rest. */
const maxLength = longestText - 100;

/** Cuts text that is too long, and says so. */
export function shorten(text: string): string {
  const rest = text.length - maxLength;
  return rest > 0
    ? `${text.slice(0, maxLength)}… ${rest} more characters are not shown.`
    : text;
}
