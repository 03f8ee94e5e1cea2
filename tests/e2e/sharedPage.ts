import {test as base} from './fixtures';

/** For tests that visit many pages: one tab per worker, in which a page loads fastest. */
export const test = base.extend({
  page: async ({context, openShared}, use) => {
    const shared = await openShared();
    if (context !== shared.context) {
      throw new Error('A test in the shared tab cannot have its own options.');
    }
    await use(shared.tab);
    // What the page still does would be a problem of the next test.
    await shared.tab.goto('/robots.txt');
  },
});

export {expect} from './fixtures';
