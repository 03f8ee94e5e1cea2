import {fontCharacters} from '../../config/fontCharacters';
import {expect, test} from './fixtures';

test('the subset of the font has every character that it should', async ({
  page,
}) => {
  await page.goto('/faq/');
  const missing = await page.evaluate(async (all) => {
    await document.fonts.load('16px Figtree');
    const probe = document.createElement('span');
    document.body.append(probe);
    const widthOf = (text: string, fallback: string) => {
      probe.style.font = `16px Figtree, ${fallback}`;
      probe.textContent = text;
      return probe.getBoundingClientRect().width;
    };
    // Each fallback shows what is missing in a width of its own.
    return Array.from(all).filter(
      (character) =>
        widthOf(character, 'monospace') !== widthOf(character, 'serif'),
    );
  }, fontCharacters);
  // The complete font has no prime either.
  expect(missing).toEqual(['′']);
});

test('the subset of the font still has tabular figures', async ({page}) => {
  await page.goto('/faq/');
  const widths = await page.evaluate(async () => {
    await document.fonts.load('16px Figtree');
    const probe = document.createElement('span');
    document.body.append(probe);
    const widthOf = (text: string, variant: string) => {
      probe.style.font = '16px Figtree';
      probe.style.fontVariantNumeric = variant;
      probe.textContent = text;
      return probe.getBoundingClientRect().width;
    };
    return {
      ordinary: [widthOf('1111', 'normal'), widthOf('0000', 'normal')],
      tabular: [
        widthOf('1111', 'tabular-nums'),
        widthOf('0000', 'tabular-nums'),
      ],
    };
  });
  // If they were equal, another font would show them.
  expect(widths.ordinary[0]).not.toBe(widths.ordinary[1]);
  expect(widths.tabular[0]).toBe(widths.tabular[1]);
});
