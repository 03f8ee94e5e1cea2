/** Left out of `npm test`, for which all of them take too long: `npm run test:full` runs them. */
export const full = {tag: '@full'};
