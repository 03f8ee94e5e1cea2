import {expect, it} from 'vitest';
import {isNewView, pageView} from './pageView';

it('another anchor is a new view', () => {
  const location = {pathname: '/faq/', search: '', hash: '#a'};
  expect(isNewView({...location, hash: '#b'}, location)).toBe(true);
});

it('never sends the code that a link shares', () => {
  const shared = {pathname: '/console/', search: '', hash: '#code=0.2.3~YQ'};
  expect(pageView(shared, 'https://docs.example', 'Console')).toMatchObject({
    page_location: 'https://docs.example/console/',
    page_path: '/console/',
  });
});
