// First: it reports the errors of all that follow.
import {fail, page, scriptFiles, setCall, showFrame} from './page';
import type {ComponentType} from 'react';
import {findServed} from '@generated/run-apps/models';
import {wrapModule} from 'torchlive-web/program';
import {addScript} from '../../addScript';
import {scriptUrl} from '../../scriptUrl';
import {onConnect} from '../../examples/frame/onConnect';
import {findModule} from '../findModule';
import {frameCalls, pageCalls} from '../calls';
import {connect} from '../../port';
import {controls, modules, start} from './phone';

type Module = (
  exports: object,
  require: (name: string) => unknown,
  module: {exports: object},
) => void;

/** Functions whose bodies are the files of the app; their scripts add them. */
const bodies = new Map<string, Module>();
Object.assign(globalThis, {bodies});

/** What the app requires that is no code: its models by their address, and JSON. */
const served = new Map<string, unknown>();

async function addServed(js: string): Promise<void> {
  for (const [, name = ''] of js.matchAll(/require\('(\.[^']+)'\)/g)) {
    const found = findServed(name);
    if (found.kind === 'document') {
      const file = await page.read(found.asset);
      served.set(name, JSON.parse(new TextDecoder().decode(file)));
    } else if (found.kind === 'model') {
      served.set(name, name);
    }
  }
}

async function addFile([file, js]: readonly [string, string]): Promise<void> {
  const body = wrapModule(js, ['exports', 'require', 'module']);
  const script = `bodies.set(${JSON.stringify(file)}, ${body})`;
  const url = scriptUrl(script);
  scriptFiles.set(url, file);
  await Promise.all([addScript(document, url), addServed(js)]);
}

const loaded = new Map<string, {exports: object}>();

function load(file: string): object {
  const known = loaded.get(file);
  if (known !== undefined) {
    return known.exports;
  }
  const module = {exports: {}};
  loaded.set(file, module);
  bodies.get(file)?.(module.exports, (name) => require(file, name), module);
  return module.exports;
}

/** Like CommonJS's `require` in a file of the app. */
function require(importer: string, name: string): unknown {
  const isRelative = name.startsWith('.');
  const file = isRelative ? findModule(bodies, importer, name) : undefined;
  if (file !== undefined) {
    return load(file);
  }
  const found = isRelative ? served.get(name) : modules[name];
  if (found === undefined) {
    const names = Object.keys(modules).filter((each) => !each.includes('/'));
    throw new Error(
      `Cannot find "${name}". Apps can import their own files, ${names.join(', ')}.`,
    );
  }
  return found;
}

/** Starts the app with these files as JavaScript. The first exports the component. */
async function startFiles(files: readonly (readonly [string, string])[]) {
  await Promise.all(files.map(addFile));
  const entry = files[0]?.[0] ?? '';
  try {
    // The browser has reported what it can't read.
    if (bodies.has(entry)) {
      const {default: App} = load(entry) as {default?: ComponentType};
      // A component may be an object too: what `memo` returns is one.
      if (App === undefined) {
        throw new TypeError(
          `${entry} exports no component. Begin it with: export default function App()`,
        );
      }
      start(App);
    }
  } catch (error) {
    fail(error);
  }
}

const functions = {...controls, start: startFiles, showFrame};
onConnect((port) => setCall(connect(port, functions, frameCalls, pageCalls)));
