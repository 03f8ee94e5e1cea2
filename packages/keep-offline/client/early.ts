import {isControlled} from 'browser-utils';

/** For `docusaurus-fast`: the mark of a stored page and the offer of an update are the app's. */
export const early = {needsApp: isControlled};
