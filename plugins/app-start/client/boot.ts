import {yieldToReader} from './yieldToReader';

/**
 * The app's code, piece by piece: it is one file, but a module runs only when it is
 * asked for. What takes long goes first; what follows finds it ready.
 */
const pieces: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "app" */ 'react'),
  () => import(/* webpackChunkName: "app" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "app" */ 'react-router-dom'),
  () => import(/* webpackChunkName: "app" */ 'react-helmet-async'),
  () => import(/* webpackChunkName: "app" */ '@docusaurus/theme-common'),
];

/** Brings the app to life without holding up the reader for long. */
export async function boot(): Promise<void> {
  for (const piece of pieces) {
    await piece();
    await yieldToReader();
  }
  const {hydrate} = await import(/* webpackChunkName: "app" */ './hydrate');
  await yieldToReader();
  await hydrate();
}
