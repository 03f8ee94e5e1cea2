import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {brand} from '@site/content/site/brand';
import {findHelp} from '@site/src/components/InspectModel/findHelp';
import StaticPage from '@site/src/components/StaticPage';
import ModelInspector from 'run-in-page/model';
import styles from './styles.module.css';

/** A page that tells what is in a model, which releases load it, and how long it takes. */
export default function ModelPage(): ReactNode {
  return (
    <StaticPage
      title="Inspect a model"
      description={`Drop a .ptl file to see its methods, weights and operators, which releases of ${brand.name} load it and why not, and how long it takes. It stays in your browser.`}
      lead={`See what’s in a .ptl file, which releases of ${brand.name} load it, and how long it takes.`}
    >
      <ModelInspector findHelp={findHelp} example="classifier.ptl" takesPage />
      <div className={styles.columns}>
        <section aria-labelledby="contents">
          <h2 id="contents">What’s in it</h2>
          <p>
            Its methods with their inputs, weights by layer and type, operators
            in the order of the program, the bytecode version and extra files.
            It says whether <code>optimize_for_mobile</code> made the file. The
            model doesn’t run for this.
          </p>
        </section>
        <section aria-labelledby="releases">
          <h2 id="releases">Which releases load your .ptl file</h2>
          <p>
            A release refuses a file for its{' '}
            <Link to="/troubleshooting/#lite-version">bytecode version</Link> or
            for an{' '}
            <Link to="/troubleshooting/#missing-operators">
              operator that it lacks
            </Link>
            , such as <code>torchvision::nms</code>. You get the phone’s
            message, and what to do. If the file isn’t a model, you learn what
            it is instead.
          </p>
        </section>
        <section aria-labelledby="time">
          <h2 id="time">How long it takes</h2>
          <p>
            Enter the shape of its input and press Run. The model runs in your
            browser and gives the same numbers as PyTorch. Times on a phone
            differ; here you can compare two models before you build an app.
          </p>
        </section>
      </div>
      <p className={styles.next}>
        No <code>.ptl</code> file yet?{' '}
        <Link to="/docs/tutorials/prepare-custom-model/">
          Prepare a custom model
        </Link>{' '}
        exports one from Python.
      </p>
    </StaticPage>
  );
}
