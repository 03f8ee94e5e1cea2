import {docsVersions, versionRoot} from '../../config/versions';
import {startApp, uses} from '../apps';
import {test} from '../fixtures';

for (const version of docsVersions.filter(({name}) => name !== '0.1')) {
  for (const [name, use] of Object.entries(uses)) {
    test(`the app of ${name} runs in ${version.label}`, async ({page}) => {
      await use(
        await startApp(page, `${versionRoot(version)}tutorials/${name}/`),
      );
    });
  }
}
