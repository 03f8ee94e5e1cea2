import {groupMatching} from 'build-utils';

/** Folder of the cards; hosts cache it forever. */
export const cardFolder = 'assets/social';

/** Other sites show the cards, not the pages. */
export const cardGroup = groupMatching(new RegExp(`^/${cardFolder}/`), {
  versions: [],
});
