const findShutter = () =>
  document.querySelector<HTMLElement>('[aria-label="Take picture"]');

/** The button that leaves a result: the only one, where no camera is. */
function findReturn(isFilming: () => boolean): HTMLElement | undefined {
  const [button, ...others] = document.querySelectorAll<HTMLElement>(
    'button, [role="button"]',
  );
  return isFilming() || others.length > 0 ? undefined : button;
}

/** Waits for something, frame by frame, at most about ten seconds. */
async function until(isReady: () => boolean): Promise<void> {
  for (let frame = 0; frame < 600 && !isReady(); frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

/** Leaves a result as a reader would; says whether there was one. */
export async function returnToCamera(
  isFilming: () => boolean,
): Promise<boolean> {
  const button = findReturn(isFilming);
  if (button !== undefined) {
    button.click();
    await until(isFilming);
  }
  return button !== undefined;
}

let isWanted = false;
let isBusy = false;

async function takeAgain(isFilming: () => boolean): Promise<void> {
  // The app may still work on the last picture.
  await until(() => isFilming() || findReturn(isFilming) !== undefined);
  if (await returnToCamera(isFilming)) {
    await until(() => findShutter() !== null);
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
