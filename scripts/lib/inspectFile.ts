import {readFileSync} from 'node:fs';
import path from 'node:path';
import {explain, formatInspection, inspect} from 'lite-interpreter/inspect';
import {missingOperators} from 'torchlive-web/models';

/** Says what a model file is; throws what is wrong with one that does not load. */
export async function inspectFile(
  file: string,
  most?: number,
): Promise<string> {
  const name = path.basename(file);
  const bytes = new Uint8Array(readFileSync(file));
  try {
    const found = await inspect(bytes, {missing: missingOperators});
    return formatInspection(found, {name, most});
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    const {message, advice} = explain(bytes, error);
    throw new Error(`${name}: ${message}\n${advice}`, {cause: error});
  }
}
