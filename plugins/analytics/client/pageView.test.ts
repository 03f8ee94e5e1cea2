import {expect, it} from 'vitest';
import {isNewView, pageView} from './pageView';

const place = {pathname: '/faq/', search: '?q=a', hash: '#b'};

it.each([
  ['the first page', null, true],
  ['another path', {...place, pathname: '/'}, true],
  ['another query', {...place, search: ''}, true],
  ['another anchor', {...place, hash: '#c'}, true],
  ['the same place', {...place}, false],
])('%s', (_name, previous, isNew) => {
  expect(isNewView(place, previous)).toBe(isNew);
});

it('says what was seen and where', () => {
  expect(pageView(place, 'https://docs.example', 'FAQ | PlayTorch')).toEqual({
    page_title: 'FAQ | PlayTorch',
    page_location: 'https://docs.example/faq/?q=a#b',
    page_path: '/faq/?q=a#b',
  });
});
