/**
 * A part of `npm test`. `report` names the JSON that its runner leaves; a part without one
 * is a single check that passes or fails. `needs` names the part without which it can't run.
 *
 * @typedef {{name: string, script: string, report?: string, needs?: string}} Part
 */

/**
 * Lanes run side by side, and the parts of a lane one after the other. The browser tests
 * leave a part of the second core idle, and the checks keep only one busy.
 *
 * @type {Part[][]}
 */
export const lanes = [
  [
    {name: 'build', script: 'build'},
    {
      name: 'browser',
      script: 'test:e2e',
      report: 'browser.json',
      needs: 'build',
    },
  ],
  [
    {name: 'format', script: 'format:check'},
    {name: 'code style and types', script: 'lint:code'},
    {name: 'style sheets', script: 'lint:css'},
    {name: 'prose', script: 'lint:prose'},
    {name: 'unused code', script: 'lint:unused'},
    {name: 'types by environment', script: 'typecheck:environments'},
    {name: 'imports', script: 'check:imports'},
    {name: 'samples', script: 'check:samples'},
    {name: 'examples', script: 'check:examples'},
    {name: 'python', script: 'check:python'},
    {name: 'unit tests', script: 'test:unit', report: 'unit.json'},
    {
      name: 'server',
      script: 'test:server',
      report: 'server.json',
      needs: 'build',
    },
  ],
];

/** What reads the reports of all others. @type {Part} */
export const lastPart = {
  name: 'specification',
  script: 'check:specification',
  needs: 'build',
};
