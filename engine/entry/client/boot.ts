import {drawRest} from './drawRest';
import {yieldToReader} from './yieldToReader';

/** Asks for the routes around this page while the rest of the app runs. */
async function fetchOwnPart(): Promise<void> {
  const {fetchPart} = await import(
    /* webpackChunkName: "app" */ '@page-parts/fetchPart'
  );
  // Whoever needs it asks for it again, and meets the failure if there is one.
  void fetchPart(location.pathname).catch(() => undefined);
}

/**
 * The last piece, which all the others are a part of. It comes first here, because styles
 * stand in the order in which the bundler meets the modules that they belong to.
 */
const loadHydrate = () => import(/* webpackChunkName: "app" */ './hydrate');

/**
 * The app's code, piece by piece: it is one file, but a module runs only when it is
 * asked for. What takes long goes first; what follows finds it ready. One export is
 * named where the bundler would otherwise keep all.
 */
const pieces: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "app" */ 'react'),
  () =>
    import(
      /* webpackChunkName: "app", webpackExports: ["Router"] */ 'react-router-dom'
    ),
  fetchOwnPart,
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

/** Brings the app to life without holding up the reader for long. */
export async function boot(): Promise<void> {
  const drawn = drawRest();
  await yieldToReader();
  for (const piece of pieces) {
    await piece();
    await yieldToReader();
  }
  const {hydrate} = await loadHydrate();
  await yieldToReader();
  await drawn;
  await hydrate();
}
