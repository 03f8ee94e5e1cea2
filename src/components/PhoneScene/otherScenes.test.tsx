// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {Translation} from './otherScenes';

it('marks the French words as French, and the English ones not', () => {
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
