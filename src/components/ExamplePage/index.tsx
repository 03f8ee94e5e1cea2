import type {ReactNode} from 'react';
import {brand} from '@site/content/site/brand';
import FactStrip from '@site/src/components/FactStrip';
import OpenInApp from '@site/src/components/OpenInApp';
import RunApp from 'run-in-page/app';
import AppScreenshot from '@site/src/components/RunInPage/AppScreenshot';
import StaticPage from '@site/src/components/StaticPage';
import type {Example} from '@site/content/data/examples';
import {exampleDeepLink} from '@site/content/data/examples';
import {exampleSamples} from '@site/content/data/exampleSamples';
import {modelFacts} from '@site/content/data/models';
import OtherExamples from './OtherExamples';

/** The page of a shared example: what it is, the app itself, and how to open it on a phone. */
export default function ExamplePage(example: Example): ReactNode {
  const {slug, title, summary, needsCamera} = example;
  const {screenshot, model, ...app} = exampleSamples[slug];
  return (
    <StaticPage
      title={`${title} example`}
      heading={title}
      description={`${summary} An example that runs in the ${brand.name} app and in your browser.`}
      lead={summary}
      actions={
        <FactStrip
          facts={[
            ['Runs on', 'This page, Android, iOS'],
            ...(model === undefined
              ? ([['Model', 'None']] as const)
              : modelFacts(model, true)),
            [
              'Without a network',
              model === undefined ? 'Yes' : 'Once the model is downloaded',
            ],
            ...(needsCamera
              ? ([['Camera', 'The app asks first']] as const)
              : []),
          ]}
        />
      }
      picture={
        <RunApp {...app}>
          <AppScreenshot {...screenshot} />
        </RunApp>
      }
      aside={<OpenInApp deepLink={exampleDeepLink(slug)} what="this example" />}
    >
      <OtherExamples slug={slug} />
    </StaticPage>
  );
}
