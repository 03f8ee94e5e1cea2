import {startTransition, type ErrorInfo} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import stockPreload from '@docusaurus/core/lib/client/preload';
import {yieldToInput} from 'browser-utils/yield-to-input';
import {documentPath} from '../../paths/notFoundDocument';
import type routesPreload from '../../routes/client/preload';
import {createNavigationHistory} from './navigationHistory';

/** The part `routes` replaces this module with its own. */
const preload: typeof routesPreload =
  stockPreload as unknown as typeof routesPreload;

const history = createNavigationHistory(preload);

/** Reports errors of hydration under the name that Docusaurus gives them. */
function onRecoverableError(error: unknown, info: ErrorInfo): void {
  console.error('Docusaurus React Root onRecoverableError:', error, info);
}

/** Loads the code of this page, then hydrates it in short tasks. */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('__docusaurus');
  if (container === null) {
    throw new Error(
      'The page has no element "__docusaurus" for the app. See docusaurus-fast/security/ssrTemplate.ts.',
    );
  }
  window.docusaurus = docusaurus;
  await preload(documentPath(), {yieldBetween: yieldToInput});
  startTransition(() => {
    window.docusaurusRoot = hydrateRoot(
      container,
      <HelmetProvider>
        <Router history={history}>
          <App />
        </Router>
      </HelmetProvider>,
      {onRecoverableError},
    );
  });
}
