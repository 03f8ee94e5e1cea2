import {hasDraft} from './hasDraft';

/** For `docusaurus-fast`: an example tells of its draft only in the app. */
export const early = {
  needsApp: () =>
    [...document.querySelectorAll<HTMLElement>('[data-place]')].some(
      ({dataset}) => hasDraft(dataset.place ?? ''),
    ),
};
