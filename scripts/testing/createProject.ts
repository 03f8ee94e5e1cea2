import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeWithFolders} from 'test-utils/files';

/** A project of a few files, with our programs and an npm that only writes down what it is asked. */
export type Project = {
  write: (file: string, content: string) => void;
  read: (file: string) => string;
  /** What npm was asked since the last time. */
  calls: () => string[];
  /** Runs a program of `scripts/`; the variables say what the npm does. */
  run: (
    program: string,
    variables?: Record<string, string>,
  ) => {status: number | null; lines: string[]};
  remove: () => void;
};

/**
 * The npm of a project. `FAIL` names a script that fails, `EMPTY` one whose
 * report holds no test; "ci" is told by its flag.
 */
const npm = `#!/bin/sh
echo "$*" >> "$(dirname "$0")/../calls"
if [ "$2" = "$FAIL" ]; then exit 3; fi
report() {
  test='{"status": "expected", "results": [{"duration": 1000}], "annotations": []}'
  tests="$test, $test"
  if [ "$2" = "$EMPTY" ]; then tests=; fi
  echo '{"config": {"rootDir": "'"$PWD"'/e2e"}, "suites": [{"specs": [{"file": "'"$1"'.spec.ts", "title": "a", "tests": ['"$tests"']}]}], "errors": []}' > "$TEST_REPORTS/$1.json"
}
case "$2" in
  --ignore-scripts)
    rm -rf node_modules
    mkdir node_modules
    ln -s "$PACKAGES/build-utils" node_modules/build-utils
    cp package-lock.json node_modules/.package-lock.json ;;
  test:unit) report unit "$2" ;;
  test:server) report server "$2" ;;
  test:e2e) report browser "$2" ;;
  build)
    mkdir -p build deploy
    touch build/index.html
    echo 'console.log("served")' > deploy/server.mjs
    "$NODE" --input-type=module --eval "
      import {writeFileSync} from 'node:fs';
      import {fingerprint, fingerprintFile} from './scripts/lib/fingerprint.mjs';
      writeFileSync(fingerprintFile('.'), await fingerprint('.'));
    " ;;
esac
`;

/** Makes a project in a folder of its own. */
export function createProject(): Project {
  const root = mkdtempSync(path.join(os.tmpdir(), 'project-'));
  const bin = path.join(root, 'test-results', 'bin');
  const callsFile = path.join(root, 'test-results', 'calls');

  function write(file: string, content: string): void {
    writeWithFolders(path.join(root, file), content);
  }

  for (const folder of ['scripts', 'scripts/lib']) {
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.mjs')) {
        cpSync(path.join(folder, file), path.join(root, folder, file));
      }
    }
  }
  write('package-lock.json', '{}');
  write('alternatives/package-lock.json', '{}');
  write('config/env.ts', 'process.env.SITE_URL;');
  write('docs/a.mdx', 'one');
  mkdirSync(bin, {recursive: true});
  writeFileSync(path.join(bin, 'npm'), npm, {mode: 0o755});

  return {
    write,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    calls() {
      const asked = existsSync(callsFile)
        ? readFileSync(callsFile, 'utf8')
        : '';
      rmSync(callsFile, {force: true});
      return asked.split('\n').filter((line) => line !== '');
    },
    run(program, variables = {}) {
      const {status, stdout} = spawnSync(
        process.execPath,
        [path.join(root, 'scripts', program)],
        {
          encoding: 'utf8',
          env: {
            ...process.env,
            PATH: bin + path.delimiter + (process.env.PATH ?? ''),
            NODE: process.execPath,
            PACKAGES: path.resolve('packages'),
            // Any file that is there: no test of the project opens it.
            CHROMIUM_PATH: process.execPath,
            SKIP_NGINX: '1',
            SKIP_PYTHON: '1',
            SKIP_FIREFOX: '1',
            SKIP_WEBKIT: '1',
            SKIP_CHROMIUM_DRIVER: '1',
            ...variables,
          },
        },
      );
      return {status, lines: stdout.trimEnd().split('\n')};
    },
    remove: () => rmSync(root, {recursive: true}),
  };
}
