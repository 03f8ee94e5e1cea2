import type {Fact} from '../checkFact';

/** What `paths` relies on in Docusaurus. */
export const facts = {
  root: {
    file: '@docusaurus/core/lib/client/theme-fallback/Root/index.js',
    says: ['export default function Root({ children })'],
    use: 'paths/theme/Root wraps it',
  },
} satisfies Record<string, Fact>;
