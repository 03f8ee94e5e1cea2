// @vitest-environment jsdom
import Translate, {translate} from '@docusaurus/Translate';
import {render} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

it('a translation needs an id or a message [S5.5]', () => {
  expect(() => translate({} as {message: string})).toThrow(
    'Docusaurus translation declarations must have at least a translation id or a default translation message',
  );
});

it('<Translate> accepts only text [S5.6]', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const {container} = render(<Translate>Hello</Translate>);
  expect(container.textContent).toBe('Hello');
  expect(() =>
    render(<Translate>{(<b>Hello</b>) as unknown as string}</Translate>),
  ).toThrow(
    'The Docusaurus <Translate> component only accept simple string values',
  );
});
