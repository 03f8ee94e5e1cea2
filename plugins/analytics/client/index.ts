import type {ClientModule} from '@docusaurus/types';
import {afterTitleUpdate} from './afterTitleUpdate';
import {countView} from './countView';

/** Sends a page view for each change of path, query or anchor. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    afterTitleUpdate(() => countView(location, previousLocation));
  },
} satisfies ClientModule;
