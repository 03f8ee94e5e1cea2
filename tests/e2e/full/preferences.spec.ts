import {expectPreferencesRespected} from '../expectPreferencesRespected';
import {families} from '../families';
import {test} from '../sharedPage';

for (const [family, address] of families) {
  test(`${family} respects the reader’s preferences`, ({page}) =>
    expectPreferencesRespected(page, address));
}
