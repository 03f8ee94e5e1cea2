import {expect, it} from 'vitest';
import {readSidebar} from './readSidebar';
import {toPeerPage} from './toPeerPage';

const twin = `---
title: "Tensor"
version: "0.2.3"
---

# Tensor

See [Module](https://playtorch.dev/docs/api/module.md#forward) and [home](https://playtorch.dev/).
`;

it('a twin becomes a page whose links lead to pages of the same site', () => {
  expect(toPeerPage(twin)).toBe(`---
title: "Tensor"
---

# Tensor

See [Module](/docs/api/module/#forward) and [home](https://playtorch.dev/).
`);
});

it('has its address, and no second title, where the generator wants a slug', () => {
  const page = toPeerPage(twin, 'docs/torch.tensor');
  expect(page).toContain('\nslug: docs/torch.tensor\n');
  expect(page).not.toContain('# Tensor');
});

it('refuses a text that is no twin', () => {
  expect(() => toPeerPage('# Tensor')).toThrow('no front matter');
});

it('the sidebar has the groups and pages of the list', () => {
  const list = `# PlayTorch

> About.

## API

- [Core API](https://playtorch.dev/docs/api/core.md): All of it.

## Elsewhere

- [Home](https://playtorch.dev/index.md)
`;
  expect(readSidebar(list)).toEqual([
    {title: 'API', pages: [{title: 'Core API', path: '/docs/api/core/'}]},
  ]);
});
