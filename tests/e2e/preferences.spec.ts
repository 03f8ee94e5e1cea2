import {expectPreferencesRespected} from './expectPreferencesRespected';
import {families} from './families';
import {test} from './sharedPage';

/** `npm run test:full` visits all families. */
const own = ['home', 'console'];

for (const [family, address] of families.filter(([name]) =>
  own.includes(name),
)) {
  test(`${family} respects the reader’s preferences`, ({page}) =>
    expectPreferencesRespected(page, address));
}
