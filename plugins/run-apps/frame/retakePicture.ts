const findShutter = () =>
  document.querySelector<HTMLElement>('[aria-label="Take picture"]');

/** The button that leaves a result: the only one, where no camera is. */
function findReturn(): HTMLElement | undefined {
  const [button, ...others] = document.querySelectorAll<HTMLElement>(
    'button, [role="button"]',
  );
  return others.length === 0 ? button : undefined;
}

/** Waits for something, frame by frame, at most about ten seconds. */
async function until(isReady: () => boolean): Promise<void> {
  for (let frame = 0; frame < 600 && !isReady(); frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

let isWanted = false;
let isBusy = false;

async function takeAgain(isFilming: () => boolean): Promise<void> {
  // The app may still work on the last picture.
  await until(() => findShutter() !== null || findReturn() !== undefined);
  if (findShutter() === null) {
    findReturn()?.click();
    await until(() => findShutter() !== null && isFilming());
    isWanted = false;
    findShutter()?.click();
    await until(() => findShutter() === null);
  }
}

/** Takes a new picture as a reader would, in an app that shows a result or works on one; in others it does nothing. */
export async function retakePicture(isFilming: () => boolean): Promise<void> {
  isWanted = true;
  if (!isBusy) {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      await takeAgain(isFilming);
    }
    isBusy = false;
  }
}
