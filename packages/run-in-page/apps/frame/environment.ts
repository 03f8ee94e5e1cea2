import type {Drawing} from '../../examples/frame/drawing';

/** Set by the script that draws components. */
export const {drawing} = globalThis as unknown as {drawing: Drawing};
