import {expect, it} from 'vitest';
import {checkFacts, facts} from './checkFacts';

const claim = {
  packageName: 'react-native',
  version: '0.70.15',
  file: 'third-party-podspecs/boost.podspec',
  pattern: /archives\.boost\.io/,
};

it('makes claims about each package', () => {
  expect(facts.length).toBeGreaterThan(100);
  expect(new Set(facts.map(({packageName}) => packageName)).size).toBe(9);
});

it.each([
  ['spec.source = https://archives.boost.io/', claim, 0],
  ['spec.source = https://elsewhere.example/', claim, 1],
  ['spec.source = https://elsewhere.example/', {...claim, isAbsent: true}, 0],
  ['spec.source = https://archives.boost.io/', {...claim, isAbsent: true}, 1],
])('"%s" gives the right number of problems', (text, fact, count) => {
  expect(checkFacts(() => text, [fact])).toHaveLength(count);
});

it('says which file of which package is different', () => {
  expect(checkFacts(() => '', [claim])[0]).toMatch(
    /^react-native@0\.70\.15: third-party-podspecs\/boost\.podspec lacks archives/,
  );
});
