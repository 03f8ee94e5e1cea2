import {startTransition} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';
import preload from '@page-parts/preload';
import {fetchAhead} from './fetchAhead';
import {createPageHistory} from './pageHistory';
import {yieldToReader} from './yieldToReader';

const history = createPageHistory(preload);

function onRecoverableError(error: unknown): void {
  console.error('The app found another page than was served:', error);
}

function render(container: HTMLElement): void {
  const app = (
    <HelmetProvider>
      <Router history={history}>
        <App />
      </Router>
    </HelmetProvider>
  );
  if (window.docusaurusRoot !== undefined) {
    window.docusaurusRoot.render(app);
  } else if (process.env.HYDRATE_CLIENT_ENTRY) {
    window.docusaurusRoot = hydrateRoot(container, app, {onRecoverableError});
  } else {
    window.docusaurusRoot = createRoot(container, {onRecoverableError});
    window.docusaurusRoot.render(app);
  }
}

/** Fetches what this page needs, then lets React take it over bit by bit. */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('__docusaurus');
  if (container === null) {
    throw new Error(
      'The page has no element "__docusaurus" for the app. See engine/security/ssrTemplate.ts.',
    );
  }
  fetchAhead();
  await preload(location.pathname, yieldToReader);
  startTransition(() => render(container));
}
