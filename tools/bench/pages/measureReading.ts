import {setTimeout as sleep} from 'node:timers/promises';
import {watchPage} from './watchPage';
import {withSlowPage} from './withBrowser';

/** What the page notes about itself, in milliseconds: long tasks, and the length of each frame. */
type Notes = {tasks: {start: number; duration: number}[]; frames: number[]};

/** Longer tasks and frames hold up the reader. */
const long = 50;

/** Milliseconds for which tasks block from a moment on, as Lighthouse counts them: what is beyond 50 of each. */
export function blockingFrom(
  from: number,
  tasks: Readonly<Notes['tasks']>,
): number {
  return tasks
    .filter(({start, duration}) => start + duration > from)
    .reduce((sum, {duration}) => sum + Math.max(0, duration - long), 0);
}

/** Runs in the page. */
function takeNotes(): void {
  const notes: Notes = {tasks: [], frames: []};
  Object.assign(globalThis, {benchNotes: notes});
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      notes.tasks.push({start: startTime, duration});
    }
  }).observe({type: 'longtask', buffered: true});
  let last = performance.now();
  function noteFrame(now: number): void {
    notes.frames.push(now - last);
    last = now;
    requestAnimationFrame(noteFrame);
  }
  requestAnimationFrame(noteFrame);
}

function readNotes(): Notes & {now: number} {
  const {benchNotes} = globalThis as unknown as {benchNotes: Notes};
  return {...benchNotes, now: performance.now()};
}

/** What a page does to a reader who scrolls for five seconds from the first paint on, rests, and then gives a first sign: a key. */
export function measureReading(
  address: string,
): Promise<Record<string, number>> {
  return withSlowPage('phone', async (page) => {
    const when = await watchPage(page, {control: 'body', signs: {}});
    await page.addInitScript(takeNotes);
    await page.goto(address, {waitUntil: 'commit'});
    await when('located');
    const before = await page.evaluate(readNotes);
    for (let turn = 0; turn < 50; turn += 1) {
      await page.mouse.wheel(0, 200);
      await sleep(100);
    }
    const scrolled = await page.evaluate(readNotes);
    await page.waitForLoadState('networkidle');
    await sleep(2000);
    const {now: sign} = await page.evaluate(readNotes);
    await page.keyboard.press('Tab');
    await sleep(5000);
    const {tasks} = await page.evaluate(readNotes);
    return {
      'frames over 50 ms while scrolling': scrolled.frames
        .slice(before.frames.length)
        .filter((frame) => frame > long).length,
      'blocked in the 5 s after the first sign, ms': blockingFrom(sign, tasks),
      // Whenever the app starts, somebody pays for it.
      'blocked before and after the first sign, ms': blockingFrom(0, tasks),
      'longest task, ms': Math.max(0, ...tasks.map(({duration}) => duration)),
    };
  });
}
