import {test} from '@playwright/test';

/**
 * The table of errands has a row for each browser and a column for each test. These are its
 * gaps: what the driver of a browser can't do, by browser, with the reason.
 */
const limits = {
  print: {webkit: 'WebKitGTK’s driver has no command for printing.'},
  console: {
    webkit:
      'MiniBrowser prints nothing of a session that keeps nothing, as its driver’s are. Pages record what they report; frames and workers don’t.',
  },
} satisfies Record<string, Readonly<Record<string, string>>>;

/** Leaves a test out where the driver can't do what it needs. */
export function limited(need: keyof typeof limits): void {
  const reasons: Readonly<Record<string, string>> = limits[need];
  const reason = reasons[test.info().project.name];
  test.skip(reason !== undefined, reason);
}
