// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {Translation} from './otherScenes';

it('sets the language of the French words only', () => {
  render(
    <svg>
      <Translation />
    </svg>,
  );
  const language = (word: string) =>
    screen.getByText(word).getAttribute('lang');
  expect(['le', 'chat', 'dort'].map(language)).toEqual(['fr', 'fr', 'fr']);
  expect(['the', 'cat', 'sleeps'].map(language)).toEqual([null, null, null]);
});
