import type {Drawing} from './drawing';

/** Set by the script that draws components, which runs first where it is needed. */
export const {drawing} = globalThis as {drawing?: Drawing};
