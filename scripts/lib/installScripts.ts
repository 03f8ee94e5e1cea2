/**
 * Packages with an install script, and why none of it is missed: `.npmrc`
 * turns all of them off. A package that is not listed fails `npm test`.
 */
export const installScripts: Readonly<Record<string, string>> = {
  '@swc/core': 'looks whether the binary of this platform was installed',
  'core-js': 'prints an appeal for donations',
  esbuild: 'swaps its start script for the binary, which it finds without',
  protobufjs: 'warns of a version range that its dependants should not use',
};
