import type {ReactNode} from 'react';
import StaticPage from '@site/src/components/StaticPage';
import StoreLinks from '@site/src/components/StoreLinks';
import {exampleDeepLink, examples} from '@site/src/data/examples';

type Props = {
  slug: string;
};

/** The page behind a shared example: what it is and how to open it in the app. */
export default function ExamplePage({slug}: Props): ReactNode {
  const example = examples.find((entry) => entry.slug === slug);
  if (example === undefined) {
    throw new Error(
      `No example "${slug}". Routes are made from src/data/examples.ts.`,
    );
  }
  return (
    <StaticPage
      title={`${example.title} example`}
      heading={example.title}
      description={`${example.summary} An example that runs in the PlayTorch app.`}
      lead={example.summary}
    >
      <p>
        <a className="button button--primary" href={exampleDeepLink(slug)}>
          Open in the PlayTorch app
        </a>
      </p>
      {example.needsCamera && <p>The app asks for the camera first.</p>}
      <h2>Get the app</h2>
      <StoreLinks />
    </StaticPage>
  );
}
