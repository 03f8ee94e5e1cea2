import {expectPreferencesRespected} from './expectPreferencesRespected';
import {families, sharedStructure} from './families';
import {test} from './sharedPage';

for (const [family, address] of families) {
  if (!sharedStructure.has(family)) {
    test(`${family} respects the reader’s preferences`, ({page}) =>
      expectPreferencesRespected(page, address));
  }
}
