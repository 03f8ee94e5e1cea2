import {expect, it} from 'vitest';
import {readSidebar, toPeerPage} from './peers';

const site = 'https://playtorch.dev';
const twin = `---
title: "Tensor"
version: "0.2.3"
---

# Tensor

See [Module](${site}/docs/api/module.md#forward) and [home](${site}/).
`;

it('a twin becomes a page whose links lead to pages of the same site', () => {
  const page = toPeerPage(twin, 'docs/api/tensor', 'vitepress');
  expect(page).toContain('title: "Tensor"\nslug: docs/api/tensor\n---');
  expect(page).toContain(`# Tensor

See [Module](/docs/api/module/#forward) and [home](${site}/).`);
  const starlight = toPeerPage(twin, 'docs/api/tensor', 'starlight');
  expect(starlight).not.toContain('# Tensor');
});

it('the sidebar has the pages of the docs, and no others', () => {
  const list = `## API\n\n- [Core API](${site}/docs/api/core.md): All of it.\n\n## Elsewhere\n\n- [Home](${site}/index.md)\n`;
  expect(readSidebar(list)).toEqual([
    {title: 'Core API', path: '/docs/api/core/'},
  ]);
});
