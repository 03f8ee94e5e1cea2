/** The button that leaves a result, in the apps of the tutorials. */
function findAgain(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(
    'button, [role="button"]',
  );
  return [...buttons].find(({textContent}) => textContent === 'Again');
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Takes a new picture as a reader would, in an app that shows a result; in others it does nothing. */
export async function retakePicture(): Promise<void> {
  const again = findAgain();
  if (again === undefined) {
    return;
  }
  again.click();
  // The camera opens, and needs a picture before it can take one.
  for (let frame = 0; frame < 10; frame += 1) {
    await nextFrame();
  }
  document.querySelector<HTMLElement>('[aria-label="Take picture"]')?.click();
}
