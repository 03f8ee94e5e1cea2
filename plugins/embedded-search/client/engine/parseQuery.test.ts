import {expect, it} from 'vitest';
import {parseQuery} from './parseQuery';
import {synonyms} from './synonyms';

function read(query: string) {
  return parseQuery(query).map(({words}) =>
    words.flatMap(({pieces}) => pieces.map(({whole}) => whole)).join(' '),
  );
}

it.each([
  ['how do I record audio?', ['record', 'audio']],
  ['to', ['to']],
  ['load a model from a file', ['load model', 'file']],
  ['torch.to', ['torch to']],
  ['', []],
])('reads %j', (query, units) => {
  expect(read(query)).toEqual(units);
});

it('takes the singular of a synonym for the plural', () => {
  expect(parseQuery('licenses')[0]?.alternatives.length).toBeGreaterThan(0);
});

it.each(synonyms.map((phrases) => [phrases.join(', ')]))(
  'has no word twice among %s',
  (line) => {
    const phrases = line.split(', ');
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrases.length).toBeGreaterThan(1);
  },
);

it.each(synonyms.flat())('reads the synonym %s as one unit', (phrase) => {
  expect(parseQuery(phrase).length).toBe(1);
  expect(parseQuery(phrase)[0]?.alternatives.length).toBeGreaterThan(0);
});
