/** Name of a program in stack traces. */
export const programFile = 'snippet.ts';
