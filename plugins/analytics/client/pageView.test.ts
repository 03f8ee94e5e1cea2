import {expect, it} from 'vitest';
import {isNewView, pageView} from './pageView';

const location = {pathname: '/faq/', search: '?q=a', hash: '#b'};

it.each([
  ['the first page', null, true],
  ['another path', {...location, pathname: '/'}, true],
  ['another query', {...location, search: ''}, true],
  ['another anchor', {...location, hash: '#c'}, true],
  ['the same location', {...location}, false],
])('%s', (_name, previous, isNew) => {
  expect(isNewView(location, previous)).toBe(isNew);
});

it('never sends the code that a link shares', () => {
  const shared = {pathname: '/console/', search: '', hash: '#code=0.2.3~YQ'};
  expect(pageView(shared, 'https://docs.example', 'Console')).toMatchObject({
    page_location: 'https://docs.example/console/',
    page_path: '/console/',
  });
});

it('sends title, URL and path', () => {
  expect(pageView(location, 'https://docs.example', 'FAQ | PlayTorch')).toEqual(
    {
      page_title: 'FAQ | PlayTorch',
      page_location: 'https://docs.example/faq/?q=a#b',
      page_path: '/faq/?q=a#b',
    },
  );
});
