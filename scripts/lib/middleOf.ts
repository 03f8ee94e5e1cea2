import type {Locator} from '@playwright/test';

export type Point = {x: number; y: number};

/** Where to tap an element, which has to be in view. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  const height = element.page().viewportSize()?.height ?? 0;
  if (box === null || box.y < 0 || box.y + box.height > height) {
    throw new Error(
      `${element.page().url()}: ${element.toString()} is not in view. Name an element that is.`,
    );
  }
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}
