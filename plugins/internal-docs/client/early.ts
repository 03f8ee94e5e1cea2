import type {Early} from 'docusaurus-fast/early';

/** The offer of the internal version, and what a parent window is told, wait for no reader. */
export const early = {needsApp: () => true} satisfies Early;
