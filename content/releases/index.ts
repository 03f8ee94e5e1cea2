// Written by `npm run cut` from the files beside it: edit those.
import release6 from './0.2.4.json';
import release5 from './0.2.3.json';
import release4 from './0.2.2.json';
import release3 from './0.2.1.json';
import release2 from './0.2.0.json';
import release1 from './0.1.3.json';
import type {Release} from './Release';

/** Every release of the toolkit, newest first. */
export const releases: readonly Release[] = [
  {
    version: '0.2.4',
    date: release6.date,
    headline: release6.headline,
    news: release6.news,
    advantage: release6.advantage,
    compatibility: release6.compatibility,
  },
  {
    version: '0.2.3',
    date: release5.date,
    headline: release5.headline,
    news: release5.news,
    compatibility: release5.compatibility,
  },
  {
    version: '0.2.2',
    date: release4.date,
    headline: release4.headline,
    closest: release4.closest,
    compatibility: release4.compatibility,
  },
  {
    version: '0.2.1',
    date: release3.date,
    headline: release3.headline,
    compatibility: release3.compatibility,
  },
  {
    version: '0.2.0',
    date: release2.date,
    headline: release2.headline,
    compatibility: release2.compatibility,
  },
  {
    version: '0.1.3',
    date: release1.date,
    headline: release1.headline,
    compatibility: release1.compatibility,
  },
];
