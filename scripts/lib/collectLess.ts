/**
 * Flags for Node where a program makes many short-lived objects: they get more room, and no
 * threads of their own to collect them, which take more time than they save where cores are few.
 */
export const collectLess = ['--max-semi-space-size=64', '--single-threaded-gc'];
