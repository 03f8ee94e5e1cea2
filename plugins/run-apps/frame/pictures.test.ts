import {expect, it} from 'vitest';
import {listPictures} from './pictures';

it('names pictures as readers write them, beginning with the first', () => {
  const names = listPictures('Mouse');
  expect(names[0]).toBe('Mouse');
  expect(names).toEqual(expect.arrayContaining(['TV', 'Potted plant']));
  expect(names).not.toContain('Tv');
});
