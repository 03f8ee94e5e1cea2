/**
 * Node's garbage-collector flags for a program that makes many short-lived objects: more
 * room for them, and no collector threads, which cost more than they save on few cores.
 */
export const gcFlags = ['--max-semi-space-size=64', '--single-threaded-gc'];
