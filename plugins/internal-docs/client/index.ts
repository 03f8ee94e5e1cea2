import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import {afterTitleUpdate} from '../../analytics/client/afterTitleUpdate';
import type {PluginOptions} from '../options';
import {createBridge, type Bridge} from './createBridge';
import {findParentOrigin} from './findParentOrigin';
import {offerInternalVersion} from './offerInternalVersion';
import {reportCopies} from './reportCopies';

type DocsWindow = Window & {
  /** The bridge to the parent window, for components of internal pages. */
  staticDocs?: Bridge;
};

const options = globalData['internal-docs']?.default as PluginOptions;

/** Tells the parent window which page is on screen. */
function tellParent(parentOrigin: string): void {
  window.parent.postMessage(
    {
      type: 'page-update',
      title: document.title,
      location: window.location.href,
      version: 2,
    },
    parentOrigin,
  );
}

function start(): ClientModule {
  const parentOrigin = findParentOrigin(window, options);
  const bridge = createBridge(window, parentOrigin);
  (window as DocsWindow).staticDocs = bridge;
  if (parentOrigin !== undefined) {
    reportCopies(bridge);
    return {
      onRouteDidUpdate: () => afterTitleUpdate(() => tellParent(parentOrigin)),
    };
  }
  if (options.hosts.includes(window.location.host)) {
    void offerInternalVersion(options);
  }
  return {};
}

export default typeof window === 'undefined' ? {} : start();
