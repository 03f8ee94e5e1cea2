import {exampleUses, uses} from '../../../tests/e2e/apps';
import {reportLimits} from '../report/reportLimits';
import {runMain} from '../../../scripts/lib/runMain';
import {withBuiltSite} from '../../../scripts/lib/withBuiltSite';
import {
  measureDetection,
  measureDigits,
  measureFrames,
  measureStart,
} from './measure';

const addresses = [
  ...Object.keys(uses).map((name) => `/docs/tutorials/${name}/`),
  ...Object.keys(exampleUses).map((name) => `/example/${name}/`),
];

/** `npm run bench:apps`: how soon the apps of the tutorials start in the page, and how fast they are. */
runMain(() =>
  withBuiltSite(async (browser, origin) => {
    const atMost = (what: string, value: number, limit: number) =>
      ({what, value, unit: 'ms', limit, side: 'at most'}) as const;
    const atLeast = (what: string, value: number, limit: number) =>
      ({what, value, unit: 'a second', limit, side: 'at least'}) as const;
    const starts = [];
    for (const address of addresses) {
      const ms = await measureStart(browser, origin + address);
      starts.push(atMost(`First frame of ${address}`, ms, 3000));
    }
    const {ms, longestTask} = await measureDetection(browser, origin);
    const frames = await measureFrames(browser, origin);
    const digits = await measureDigits(browser, origin);
    await reportLimits(browser, {
      file: 'apps.md',
      title: 'How fast the apps of the tutorials are in the page',
      text: "Written by `npm run bench:apps -- --report` on the built site. First frames are from the press of Start, in a cold page on a phone's screen with the processor 4 times slower than it is, and don't wait for models. The rest is unthrottled.",
      rows: [
        ...starts,
        atMost('Detection in a photo of 640×480', ms, 1000),
        atMost('Longest task meanwhile', longestTask, 200),
        atLeast('Live camera, classified', frames, 5),
        atLeast('Digits, read', digits, 5),
      ],
    });
  }),
);
