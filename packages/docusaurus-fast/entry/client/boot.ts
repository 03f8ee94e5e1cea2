import {yieldToInput} from 'browser-utils/yield-to-input';
import {documentPath} from '../../paths/notFoundDocument';

/** Requests the routes around this page while the rest of the app is evaluated. */
async function requestRoutes(): Promise<void> {
  if (process.env.FAST_ROUTES) {
    const {fetchPart} = await import(
      /* webpackChunkName: "app" */ '../../routes/client/fetchPart'
    );
    // Hydration asks for it again and reports the failure, if there is one.
    void fetchPart(documentPath()).catch(() => undefined);
  }
}

/**
 * The last step, which contains all the others. It is imported here first, because the
 * order of style rules follows the order in which the bundler meets their modules.
 */
const loadHydrate = () => import(/* webpackChunkName: "app" */ './hydrate');

/**
 * The app's modules, step by step: they are in one file, but a module is evaluated only
 * when it is imported. The slowest come first. `webpackExports` names one export where
 * the bundler would otherwise keep all of them.
 */
const steps: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "app" */ 'react'),
  () =>
    import(
      /* webpackChunkName: "app", webpackExports: ["Router"] */ 'react-router-dom'
    ),
  requestRoutes,
  () => import(/* webpackChunkName: "app" */ 'react-dom/client'),
  () =>
    import(
      /* webpackChunkName: "app", webpackExports: ["HelmetProvider"] */ 'react-helmet-async'
    ),
  () =>
    import(
      /* webpackChunkName: "app", webpackExports: ["useThemeConfig"] */ '@docusaurus/theme-common'
    ),
  () => import(/* webpackChunkName: "app" */ '@theme/NavbarItem'),
  () => import(/* webpackChunkName: "app" */ '@theme/Navbar'),
  () => import(/* webpackChunkName: "app" */ '@theme/Layout'),
  () => import(/* webpackChunkName: "app" */ '@docusaurus/core/lib/client/App'),
];

/** Evaluates and hydrates the app in short tasks, so that input is answered in between. */
export async function boot(): Promise<void> {
  for (const step of steps) {
    await step();
    await yieldToInput();
  }
  const {hydrate} = await loadHydrate();
  await yieldToInput();
  await hydrate();
}
