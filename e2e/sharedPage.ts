import {test as base} from './fixtures';

/** For tests that visit many pages: one tab per worker, in which a page loads fastest. */
export const test = base.extend({
  page: async ({context, openShared}, use) => {
    const shared = await openShared();
    if (context !== shared.context) {
      throw new Error('A test in the shared tab cannot have its own options.');
    }
    await use(shared.tab);
  },
});

export {expect} from './fixtures';
