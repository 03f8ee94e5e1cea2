const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');

/** Stands in for the MDX loader, which reads samples, shared passages and the list of versions and registers none. */
module.exports = function showSamples() {
  const files = ['content/samples', 'content/shared', 'content/site'].flatMap(
    (folder) =>
      readdirSync(path.join(this.rootContext, folder), {
        recursive: true,
        withFileTypes: true,
      }).filter((entry) => entry.isFile()),
  );
  const code = files.map((entry) =>
    readFileSync(path.join(entry.parentPath, entry.name), 'utf8'),
  );
  return `console.log(${JSON.stringify(code)});`;
};
