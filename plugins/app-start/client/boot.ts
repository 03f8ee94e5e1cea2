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
 * The app's code, piece by piece: it is one file, but a module runs only when it is
 * asked for. What takes long goes first; what follows finds it ready. One export is
 * named where the bundler would otherwise keep all.
 */
const pieces: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "app" */ 'react'),
  () =>
    import(
      /* webpackChunkName: "app", webpackExports: ["BrowserRouter"] */ 'react-router-dom'
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
];

/** Brings the app to life without holding up the reader for long. */
export async function boot(): Promise<void> {
  const drawn = drawRest();
  for (const piece of pieces) {
    await piece();
    await yieldToReader();
  }
  const {hydrate} = await import(/* webpackChunkName: "app" */ './hydrate');
  await yieldToReader();
  await drawn;
  await hydrate();
}
