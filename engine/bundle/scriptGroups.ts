import {docsChunkName} from '../routes/docsChunkName';

type Chunk = {name?: string | null};

/** Code that many pages of a kind share, in one file for each kind instead of a copy in each page. */
const shared = {
  chunks: 'async',
  enforce: true,
  priority: 30,
  type: /javascript/,
} as const;

/**
 * Which file a module goes to. What all docs pages need stays together in one, packages
 * included: a file for each mix of packages costs requests and packs badly.
 */
export const scriptGroups = {
  common: false as const,
  defaultVendors: {
    chunks: ({name}: Chunk) => name !== docsChunkName,
    test: /[\\/]node_modules[\\/]/,
    priority: -10,
    reuseExistingChunk: true,
  },
  // What pages of every kind use is where the app itself is.
  app: {
    ...shared,
    name: 'app',
    priority: 35,
    test: /[\\/]config[\\/]brand\.ts$|[\\/]src[\\/]components[\\/](?:ApiBadge|CopyButton)[\\/]|[\\/]@mdx-js[\\/]react[\\/]/,
  },
  api: {
    ...shared,
    name: 'api',
    test: /[\\/]src[\\/]components[\\/](?:Api[A-Z]|apiComponents|Availability)/,
  },
  tutorials: {
    ...shared,
    name: 'tutorials',
    test: /[\\/]src[\\/]components[\\/](?:DataFlow|ExpoSnack|Steps|TutorialStrip)[\\/]|[\\/]theme[\\/]Tab(?:s|Item)[\\/]|tabsUtils/,
  },
};
