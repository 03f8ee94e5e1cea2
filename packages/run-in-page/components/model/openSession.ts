import {assets, modelInspector} from '@generated/run-apps/default/files.js';
import {connectWorker} from '../../apps/connectWorker';
import type {Call} from '../../port';
import {inspectorCalls} from '../../model/calls';
import type {Input, Refusal, Report} from '../../model/report';
import {createReader} from '../app/createReader';
import {loadModelDocument, runtimeReader, startWorker} from '../modelDocument';

export type Timing = {milliseconds: number; gives: string};

/** A file that is looked into, in a worker of a document of its own. */
export type Session = {
  inspect: () => Promise<Report | Refusal>;
  run: (method: string, inputs: readonly Input[]) => Promise<Timing>;
  /** Ends whatever runs, and frees its memory. The file can be run again. */
  end: () => void;
};

type Open = {
  call: Call<typeof inspectorCalls>;
  failure: Promise<never>;
  report: Promise<Report | Refusal>;
};

const readAsset = createReader({assets, showDownload: () => undefined});

/** A model of the site, as if the reader had chosen it. */
export async function openExample(name: string): Promise<File> {
  return new File([await readAsset(name)], name);
}

/** Prepares to look into a file; nothing is read before `inspect`. */
export function openSession(file: File): Session {
  let frame: HTMLIFrameElement | undefined;
  let opening: Promise<Open> | undefined;

  function end(): void {
    frame?.remove();
    frame = undefined;
    opening = undefined;
  }

  async function start(): Promise<Open> {
    const own = document.createElement('iframe');
    frame = own;
    const modelWindow = await loadModelDocument(own);
    const worker = await startWorker(modelWindow, modelInspector);
    const {call, failure} = connectWorker(
      worker,
      {readRuntime: runtimeReader(modelWindow, readAsset)},
      inspectorCalls,
      end,
    );
    const bytes = await file.arrayBuffer();
    return {call, failure, report: call('inspect', [bytes], [bytes])};
  }

  function open(): Promise<Open> {
    opening ??= start().catch((error: unknown) => {
      end();
      throw error;
    });
    return opening;
  }

  return {
    end,
    async inspect() {
      const {report, failure} = await open();
      return Promise.race([report, failure]);
    },
    async run(method, inputs) {
      const {call, report, failure} = await open();
      await Promise.race([report, failure]);
      return Promise.race([call('run', [method, inputs]), failure]);
    },
  };
}
