import {groupMatching} from 'build-utils';

/** Expo Snack reads the samples; pages contain them. */
export const sampleGroup = groupMatching(/^\/samples\//, {versions: []});
