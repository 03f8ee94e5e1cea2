import type {ReactNode} from 'react';
import OpenInApp from '@site/src/components/OpenInApp';
import RunApp from '@site/src/components/RunInPage/RunApp';
import StillPicture from '@site/src/components/RunInPage/StillPicture';
import StaticPage from '@site/src/components/StaticPage';
import type {Example} from '@site/src/data/examples';
import {exampleDeepLink} from '@site/src/data/examples';
import {exampleSamples} from '@site/src/data/exampleSamples';
import OtherExamples from './OtherExamples';

/** The page of a shared example: what it is and how to open it in the app. */
export default function ExamplePage(example: Example): ReactNode {
  const {slug, title, topic, summary, needsCamera} = example;
  const {still, ...app} = exampleSamples[slug];
  return (
    <StaticPage
      title={`${title} example`}
      heading={title}
      description={`${summary} An example that runs in the PlayTorch app and in your browser.`}
      eyebrow={`Example · ${topic}`}
      lead={summary}
      actions={
        <>
          <OpenInApp deepLink={exampleDeepLink(slug)} what="this example" />
          <p className="margin-top--md">
            In the app it needs no server: everything happens on the phone.
            {needsCamera && ' The app asks for the camera first.'}
          </p>
        </>
      }
      picture={
        <RunApp {...app}>
          <StillPicture {...still} />
        </RunApp>
      }
    >
      <OtherExamples slug={slug} />
    </StaticPage>
  );
}
