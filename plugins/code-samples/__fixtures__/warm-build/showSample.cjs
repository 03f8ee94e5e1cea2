const {readFileSync} = require('node:fs');
const path = require('node:path');

/** Stands in for the MDX loader, which reads samples and registers none. */
module.exports = function showSample(source) {
  const [, name] = /file=(\S+)/.exec(source);
  const code = readFileSync(path.join(this.context, name), 'utf8');
  return `console.log(${JSON.stringify(code)});`;
};
