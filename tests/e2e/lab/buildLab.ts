import {spawn} from 'node:child_process';
import path from 'node:path';
import {docusaurusEnv} from '../../../scripts/lib/docusaurusEnv';

const root = path.resolve('.');

/** Where everything of a build of the lab goes. */
export function labFolder(name: string): string {
  return path.join(root, 'test-results', 'lab', name);
}

type LabBuild = {exitCode: number | null; output: string};

/** Builds the lab once, in folders of its own. */
export function buildLab(
  name: string,
  environment: Readonly<Record<string, string>> = {},
  config = 'docusaurus.config.ts',
): Promise<LabBuild> {
  const folder = labFolder(name);
  const child = spawn(
    path.join(root, 'node_modules', '.bin', 'docusaurus'),
    [
      'build',
      '--config',
      path.join('tests', 'e2e', 'lab', config),
      '--out-dir',
      path.join(folder, 'build'),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...docusaurusEnv,
        ...environment,
        // Colours would come between the words that tests look for.
        FORCE_COLOR: '0',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(
          root,
          path.join(folder, 'generated'),
        ),
      },
    },
  );
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({exitCode, output}));
  });
}
