import {expectPreferencesRespected} from './expectPreferencesRespected';
import {families} from './families';
import {test} from './sharedPage';

/** Families whose structure no other has; `npm run test:full` visits all. */
const own = ['home', 'Snack tutorial', 'console'];

for (const [family, address] of families.filter(([name]) =>
  own.includes(name),
)) {
  test(`${family} respects the reader’s preferences`, ({page}) =>
    expectPreferencesRespected(page, address));
}
