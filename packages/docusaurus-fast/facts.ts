import type {Fact} from './checkFact';
import {facts as bundle} from './bundle/facts';
import {facts as cache} from './cache/facts';
import {facts as dev} from './dev/facts';
import {facts as entry} from './entry/facts';
import {facts as output} from './output/facts';
import {facts as paths} from './paths/facts';
import {facts as routes} from './routes/facts';
import {facts as security} from './security/facts';
import {facts as styles} from './styles/facts';
import type {Part} from './parts';

/** Every internal that the package relies on, by part. `facts.test.ts` checks each of them. */
export const facts = {
  entry,
  routes,
  bundle,
  styles,
  output,
  cache,
  security,
  dev,
  paths,
} satisfies Partial<Record<Part, Record<string, Fact>>>;
