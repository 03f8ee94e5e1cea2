// `npm run bench:models [-- --report]`: how long a .ptl file takes in Node and in Chromium, beside PyTorch.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {bundleScript} from 'build-utils/bundle';
import * as ort from 'onnxruntime-web/wasm';
import {closeNow, listen} from 'site-server/server';
import {
  chromiumFlags,
  findChromium,
} from '../../../scripts/lib/findChromium.mjs';
import {findPython} from '../../../scripts/lib/findPython.mjs';
import {runMain} from '../../../scripts/lib/runMain';
import {markdownTable} from '../report/markdownTable';
import {reportFolder} from '../report/reportFiles';
import {openModel} from './openModel';

type Model = {name: string; kind: string; path: string; torch: number};

/** Milliseconds of the first answer, with opening, and of a later one at best. */
type Times = {first: number; later: number};

const rounds = 20;

/** How many times PyTorch's time an answer may take; less than 1 is faster. */
const limits: Readonly<Record<string, number>> = {
  scripted: 1,
  traced: 1,
  optimized: 3,
};

const wasm = createRequire(import.meta.url).resolve(
  'onnxruntime-web/ort-wasm-simd-threaded.wasm',
);

/** Models in a folder, with what PyTorch takes for each. */
function exportModels(folder: string): Model[] {
  const python = findPython();
  if (python === undefined) {
    throw new Error('PyTorch is not here: there is nothing to export with.');
  }
  const program = path.join(import.meta.dirname, 'export_models.py');
  const {status, stdout, stderr} = spawnSync(
    python,
    [program, folder, String(rounds)],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`${program}: ${stderr}`);
  }
  return JSON.parse(stdout) as Model[];
}

/** Milliseconds of processor time, which leaves other programs out, as the clock doesn't. */
function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

async function measure(
  now: () => number | Promise<number>,
  open: () => Promise<() => Promise<void>>,
): Promise<Times> {
  const start = await now();
  const answer = await open();
  await answer();
  const times: Times = {first: (await now()) - start, later: Infinity};
  for (let round = 0; round < rounds; round++) {
    const began = await now();
    await answer();
    times.later = Math.min(times.later, (await now()) - began);
  }
  return times;
}

async function inNode(models: readonly Model[]): Promise<Times[]> {
  ort.env.wasm.numThreads = 1;
  const times: Times[] = [];
  for (const {path: file} of models) {
    const bytes = new Uint8Array(readFileSync(file));
    times.push(await measure(processorTime, () => openModel(ort, bytes)));
  }
  return times;
}

/** Milliseconds for which the page's thread was busy. */
async function readThreadTime(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', {timeDomain: 'threadTicks'});
  return async () => {
    const {metrics} = await devTools.send('Performance.getMetrics');
    const found = metrics.find(({name}) => name === 'TaskDuration');
    return (found?.value ?? NaN) * 1000;
  };
}

async function inChromium(models: readonly Model[]): Promise<Times[]> {
  const script = await bundleScript('The benchmark of models', {
    entryPoints: [path.join(import.meta.dirname, 'inPage')],
    define: {'import.meta.url': 'location.origin'},
  });
  const files = new Map<string, string | Buffer>([
    ['/', ''],
    ['/wasm', readFileSync(wasm)],
    ...models.map(({path: file}, k) => [`/${k}`, readFileSync(file)] as const),
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': request.url === '/' ? 'text/html' : 'application/wasm',
    });
    response.end(file);
  });
  const port = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
  try {
    const times: Times[] = [];
    for (const k of models.keys()) {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${port}/`);
      await page.addScriptTag({content: script});
      const now = await readThreadTime(page);
      times.push(
        await measure(now, async () => {
          await page.evaluate(`open('/${k}')`);
          return async () => {
            await page.evaluate('answer()');
          };
        }),
      );
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
    closeNow(server);
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-models-'));
  try {
    const models = exportModels(folder);
    const node = await inNode(models);
    const page = await inChromium(models);
    const ratio = (ms: number, torch: number) => (ms / torch).toFixed(2);
    const table = markdownTable(
      [
        'File, 224²',
        'PyTorch ms',
        'Node ms',
        'Ratio',
        'Chromium ms',
        'Ratio',
        'Aim',
        'First answer in Chromium ms',
      ],
      models.flatMap(({name, kind, torch}, k) => {
        const [local, remote] = [node[k], page[k]];
        return local === undefined || remote === undefined
          ? []
          : [
              [
                `${name}, ${kind}`,
                torch.toFixed(1),
                local.later.toFixed(1),
                ratio(local.later, torch),
                remote.later.toFixed(1),
                ratio(remote.later, torch),
                `at most ${limits[kind]}`,
                remote.first.toFixed(0),
              ],
            ];
      }),
    );
    const text = `# How fast .ptl files run

Written by \`npm run bench:models -- --report\`: the best of ${rounds} answers on one thread, by processor time, beside PyTorch's lite interpreter on one thread. The first answer includes reading, translating and opening the graph. The machine: ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}.

${table}

What the profile shows: nearly all of the time is ONNX Runtime's kernels; the interpreter itself takes 1 to 2 ms. WebAssembly has vectors of 4 floats and no fused multiplication, PyTorch those of 8 or 16: what is nothing but multiplications, as ResNet-18, can't catch up. Filters of 3 by 3 run with Winograd's algorithm, which makes up for about a third. Half of MobileNetV3's time goes into convolutions with one channel a group, for which ONNX Runtime has no kernel of its own in WebAssembly.
`;
    console.log(text);
    if (process.argv.includes('--report')) {
      await writeFile(path.join(reportFolder, 'models.md'), text);
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
}

runMain(main);
