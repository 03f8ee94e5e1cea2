import type {Fact} from '../checkFact';

/** What `entry` relies on in Docusaurus and React Router. */
export const facts = {
  router: {
    file: 'react-router/cjs/react-router.js',
    says: ['props.history.listen('],
    use: 'entry/client/navigationHistory.ts tells it of a location only once the page has loaded',
  },
  clientEntry: {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    says: [
      "document.getElementById('__docusaurus')",
      'process.env.HYDRATE_CLIENT_ENTRY',
      'window.docusaurus = docusaurus',
      'window.docusaurusRoot',
      '<HelmetProvider>',
      'preload(window.location.pathname)',
      'module.hot.accept()',
    ],
    use: 'entry/client replaces it in production; development keeps it',
  },
  app: {
    file: '@docusaurus/core/lib/client/App.js',
    says: [
      "import '@generated/client-modules'",
      "import routes from '@generated/routes'",
      "from './browserContext'",
      "import PendingNavigation from './PendingNavigation'",
    ],
    use: 'entry/client/hydrate.tsx renders it, and its imports are replaced',
  },
  browserContext: {
    file: '@docusaurus/core/lib/client/browserContext.js',
    says: ['export const Context', 'export function BrowserContextProvider('],
    use: 'entry/client/browserContext.tsx replaces it',
  },
  pendingNavigation: {
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    says: [
      "dispatchLifecycleAction('onRouteUpdate'",
      'window.location.reload()',
      '<ClientLifecyclesDispatcher previousLocation=',
    ],
    use: 'entry/client/CurrentRoute.tsx and navigationHistory.ts replace it',
  },
  lifecycles: {
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    says: [
      'export function dispatchLifecycleAction(lifecycleAction, ...args)',
      "dispatchLifecycleAction('onRouteDidUpdate'",
    ],
    use: 'entry/client calls it to announce a navigation',
  },
  hydratedAttribute: {
    file: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    says: ['<html data-has-hydrated={isBrowser}/>'],
    use: 'entry/client waits for the attribute before it replays early input',
  },
  useWindowSize: {
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    says: [
      'export function useWindowSize({ desktopBreakpoint',
      'const DesktopBreakpoint = 996',
      "ssr: 'ssr'",
    ],
    use: 'entry/client/useWindowSize.ts replaces it',
  },
  clientConfig: {
    file: '@docusaurus/core/lib/webpack/client.js',
    says: ['../client/clientEntry.js', 'runtimeChunk: true'],
    use: 'entry/index.ts replaces the entry and keeps the runtime in it',
  },

  // What controls do before hydration, as the theme does it afterwards.
  preferredVersion: {
    file: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    says: ['`docs-preferred-version-${pluginId}`'],
    use: 'entry/client/rememberVersion.ts stores the version under this key',
  },
  dropdownLink: {
    file: '@docusaurus/theme-classic/lib/theme/NavbarItem/DefaultNavbarItem/Desktop/index.js',
    says: ["isDropdownItem ? 'dropdown__link'"],
    use: 'entry/client/replayEarlyInput.ts tells links of the version menu by this class',
  },
  tabs: {
    file: '@docusaurus/theme-classic/lib/theme/Tabs/index.js',
    says: ['role="tablist"', 'role="tab"', "'tabs__item--active'"],
    use: 'entry/client/selectTab.ts selects a tab',
  },
  tabPanel: {
    file: '@docusaurus/theme-classic/lib/theme/TabItem/index.js',
    says: ['role="tabpanel"', '{...{hidden}}'],
    use: 'entry/client/selectTab.ts shows the panel of a tab',
  },
} satisfies Record<string, Fact>;
