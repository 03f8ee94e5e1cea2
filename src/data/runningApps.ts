import {tutorials} from './tutorials';

/** Tutorials of the latest version whose app runs in the page to its end. */
export const runningApps = ['hello-tensor', ...tutorials.map(({slug}) => slug)];
