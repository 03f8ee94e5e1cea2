import {nextFrame} from './nextFrame';

type Scheduler = {yield?: () => Promise<void>};

const inputEvents = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

/** Milliseconds: press, release and click are separate events, a few frames apart. */
const pressDuration = 100;

let lastResponse = Promise.resolve();

async function renderResponse(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, pressDuration);
  });
  await nextFrame();
}

for (const name of inputEvents) {
  addEventListener(
    name,
    () => {
      lastResponse = renderResponse();
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

/** Yields the main thread, and resolves when the response to any input is on the screen. */
export async function yieldToInput(): Promise<void> {
  await yieldOnce();
  let awaited: Promise<void> | undefined;
  while (awaited !== lastResponse) {
    awaited = lastResponse;
    await awaited;
  }
}
