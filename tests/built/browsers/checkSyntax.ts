import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runChecks} from 'es-check';
import type {Script} from './readNames';

/** The scripts that an old browser can't read, with what is wrong. */
export async function checkSyntax(
  scripts: ReadonlyMap<string, Script>,
): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  const names = new Map<string, string>();
  try {
    const check = async (type: Script['type']) => {
      mkdirSync(path.join(folder, type));
      for (const [name, {code}] of scripts) {
        if (scripts.get(name)?.type === type) {
          const file = path.join(folder, type, `${names.size}.js`);
          names.set(file, name);
          writeFileSync(file, code);
        }
      }
      const {errors} = await runChecks(
        [
          {
            checkBrowser: true,
            browserslistPath: path.resolve('package.json'),
            browserslistEnv: 'production',
            module: type === 'module',
            files: [`${folder}/${type}/*.js`],
          },
        ],
        null,
      );
      return errors.map(
        ({file, err}) => `${names.get(file) ?? file}: ${err.message}`,
      );
    };
    const kinds = new Set(Array.from(scripts.values(), ({type}) => type));
    const found: string[] = [];
    for (const kind of kinds) {
      found.push(...(await check(kind)));
    }
    return found;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
