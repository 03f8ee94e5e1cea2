import {nextFrame} from './nextFrame';

type Scheduler = {yield?: () => Promise<void>};

/** What a reader does that is to be answered. */
const acts = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

/** A press, its end and the click that it makes come one after another, with breaks of a few frames. */
const breakOfPress = 100;

let answered = Promise.resolve();

async function answerToShow(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, breakOfPress);
  });
  await nextFrame();
}

for (const act of acts) {
  addEventListener(
    act,
    () => {
      answered = answerToShow();
    },
    {capture: true, passive: true},
  );
}

function yieldOnce(): Promise<void> {
  const {scheduler} = globalThis as {scheduler?: Scheduler};
  return (
    scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}

/** Gives the main thread back, so that what the reader does is answered before we go on. */
export async function yieldToReader(): Promise<void> {
  await yieldOnce();
  let awaited: Promise<void> | undefined;
  while (awaited !== answered) {
    awaited = answered;
    await awaited;
  }
}
