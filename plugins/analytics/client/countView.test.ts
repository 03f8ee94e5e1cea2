import {beforeEach, expect, it, vi} from 'vitest';
import type * as CountView from './countView';
import {gtag, loadGtag} from './gtag';

vi.mock('./gtag');

const page = (pathname: string) => ({pathname, search: '', hash: ''});
let countView: typeof CountView.countView;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.resetModules();
  vi.stubGlobal('TRACKING_ID', 'G-1');
  vi.stubGlobal('window', {location: {origin: 'https://docs.example'}});
  vi.stubGlobal('document', {title: 'Title'});
  vi.stubGlobal('navigator', {});
  ({countView} = await import('./countView'));
});

it('counts the first page once, whether the entry or the app sees it, then each other one', () => {
  countView(page('/a/'), null);
  countView(page('/a/'), null);
  countView(page('/b/'), page('/a/'));
  countView(page('/b/'), page('/b/'));
  expect(loadGtag).toHaveBeenCalledExactlyOnceWith('G-1');
  expect(
    vi
      .mocked(gtag)
      .mock.calls.map(([, , view]) => (view as {page_path: string}).page_path),
  ).toEqual(['/a/', '/b/']);
});

it('loads and sends nothing for whoever refuses to be tracked', () => {
  vi.stubGlobal('navigator', {doNotTrack: '1'});
  countView(page('/a/'), null);
  expect(loadGtag).not.toHaveBeenCalled();
  expect(gtag).not.toHaveBeenCalled();
});
