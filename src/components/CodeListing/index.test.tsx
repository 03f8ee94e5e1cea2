// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import CodeListing from '.';

it('shows tokens by class, with breaks between lines, some of them marked', () => {
  const {container} = render(
    <CodeListing
      language="ts"
      code={[[['keyword', 'let'], ' a;'], ['b;']]}
      lineClasses={{1: 'line--marked line--added'}}
    />,
  );
  expect(container.querySelector('code')?.innerHTML).toBe(
    '<span class="line"><span class="tok-keyword">let</span> a;</span>\n<span class="line line--marked line--added">b;</span>',
  );
});
