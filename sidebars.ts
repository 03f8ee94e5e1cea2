import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the pages of the next version. */
export default {
  docs: ['tutorials/get-started'],
  api: ['api/core'],
} satisfies SidebarsConfig;
