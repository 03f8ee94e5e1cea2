const names: Readonly<Record<string, string>> = {
  '0,0,0': 'black',
  '255,0,0': 'red',
  '0,255,0': 'lime',
  '0,0,255': 'blue',
  '255,255,255': 'white',
};

const claimForm = /^(\w+) (?:at (\d+) (\d+)|in (\d+) (\d+) (\d+) (\d+))$/;

/** The colours in a part of a picture. Antialiasing changes alpha alone. */
function coloursIn({data}: ImageData): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 4) {
    const rgb = data.subarray(at, at + 3).join();
    found.add(data[at + 3] === 0 ? 'nothing' : (names[rgb] ?? rgb));
  }
  return found;
}

/**
 * Says what is wrong with a claim about a canvas: "red at 10 20" is about a
 * pixel, "red in 10 20 30 40" about one or more of a rectangle. "nothing in"
 * is about all of it.
 */
export function checkCanvas(
  canvas: HTMLCanvasElement | null,
  claim: string,
): string | undefined {
  const [, colour, ...numbers] = claimForm.exec(claim) ?? [];
  if (colour === undefined) {
    return `"${claim}" isn't like "red at 10 20" or "red in 10 20 30 40".`;
  }
  const [x = 0, y = 0, width = 1, height = 1] = numbers
    .filter(Boolean)
    .map(Number);
  const pixels = canvas?.getContext('2d')?.getImageData(x, y, width, height);
  const found = pixels ? coloursIn(pixels) : new Set(['no canvas']);
  const isRight =
    found.has(colour) && (colour !== 'nothing' || found.size === 1);
  return isRight
    ? undefined
    : `draws something else.\n  expected: ${claim}\n       got: ${[...found].join(', ')}`;
}

/** Checks the canvas until all claims hold or a second has passed; returns what is wrong. */
export async function checkPicture(
  container: HTMLElement,
  claims: readonly string[],
): Promise<string[]> {
  const end = performance.now() + 1000;
  for (;;) {
    const canvas = container.querySelector('canvas');
    const wrong = claims.flatMap((claim) => checkCanvas(canvas, claim) ?? []);
    if (wrong.length === 0 || performance.now() > end) {
      return wrong;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
