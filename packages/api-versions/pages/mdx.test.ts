import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {component} from './mdx';

describe('mdx', () => {
  it('writes components without what is not set', () => {
    expect(component('A', {b: 'c', d: true, e: false, f: undefined})).toBe(
      '<A b="c" d />',
    );
    expect(component('A', {}, 'text', '')).toBe('<A>\n\ntext\n\n</A>');
  });

  it.each([
    ['text', 'say "hi" & go\n'],
    ['a number', 3],
    ['a list', ["'", '"', '\\', '{a}', 'a\nb']],
    ['an object', {a: [{b: "it's"}]}],
  ])('passes %s to a component as it is', async (_kind, value) => {
    const {default: Page} = await evaluate(component('A', {value}), runtime);
    const A = (props: {value: unknown}) => {
      expect(props.value).toEqual(value);
      return null;
    };
    renderToString(createElement(Page, {components: {A}}));
    expect.assertions(1);
  });
});
