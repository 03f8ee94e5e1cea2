import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {structureProblems} from './structure';

const good =
  '<div role=banner>a</div><nav aria-label=Main>a</nav><main><h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2><section><header>a</header></section></main><footer>a</footer>';

describe('structureProblems', () => {
  it('finds nothing on a page that is right', () => {
    expect(structureProblems(parse(good))).toEqual([]);
  });

  it.each([
    ['<h1>b</h1>', 'has 2 of <h1> instead of one'],
    ['<h1>a</h1>', 'has 2 of <h1> instead of one'],
    ['<h4>e</h4>', 'goes from level 2 to 4 at the heading "e"'],
    ['<main>b</main>', 'has 2 of <main> instead of one'],
    ['<header>b</header>', 'has 2 of banner instead of one'],
    ['<footer>b</footer>', 'has 2 of contentinfo instead of one'],
    ['<nav>b</nav>', 'has a <nav> without a name'],
    ['<p id=a><p id=b><p id=a>', 'has two elements with the id "a"'],
    ['<nav aria-label=Main>b</nav>', 'has two <nav> named "Main"'],
  ])('rejects %s', (added, problem) => {
    expect(structureProblems(parse(good + added))).toEqual([problem]);
  });

  it('rejects an empty page', () => {
    expect(structureProblems(parse(''))).toEqual(
      ['<h1>', '<main>', 'banner', 'contentinfo'].map(
        (what) => `has 0 of ${what} instead of one`,
      ),
    );
  });
});
