import {expect, it} from 'vitest';
import config from '../docusaurus.config';

it('broken links fail the build, and duplicate routes only warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'warn',
    markdown: {
      hooks: {
        onBrokenMarkdownLinks: 'throw',
        onBrokenMarkdownImages: 'throw',
      },
    },
  });
});
