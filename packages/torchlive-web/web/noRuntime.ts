/** In the place of `runtime` where the bundler finds no WebAssembly: loops compute everything. */
export const runtime = undefined;
