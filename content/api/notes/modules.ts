import {membersOf, sourcesIn, type Note} from 'api-versions';

const JIT = 'torchlive/torch:JIT';
const Module = 'torchlive/torch:Module';
const inConverter = sourcesIn('cxx/src/torchlive/torch/utils/converter.cpp');
const inJIT = sourcesIn('cxx/src/torchlive/torch/jit/JITNamespace.cpp');
const inModule = sourcesIn(
  'cxx/src/torchlive/torch/jit/mobile/ModuleHostObject.cpp',
);
const inTask = sourcesIn('cxx/src/torchlive/common/AsyncTask.h');

/** `JIT` and `Module`. */
export const moduleNotes: readonly Note[] = [
  {
    targets: membersOf(JIT, '_loadForMobile'),
    text: 'Loads on another thread. `filePath` is a plain path: a `file:` URL is not found, and the promise rejects with `open file failed because of errno 2 on fopen`.',
    sources: [
      ...inTask('torchlive::ThreadPool::pool()->run(threadFunc);'),
      ...inJIT('torch_::jit::_load_for_mobile('),
    ],
  },
  {
    targets: membersOf(JIT, '_loadForMobileSync'),
    text: 'Blocks the JavaScript thread while it loads, and throws when `_loadForMobile` would reject.',
    sources: inJIT('_loadForMobileImpl.syncFunc(rte)'),
  },
  {
    targets: membersOf(JIT, '_loadForMobile', '_loadForMobileSync'),
    from: '0.2.3',
    isNews: true,
    text: "The object in `extraFiles` is filled in place; a key that the model lacks becomes an empty string. To pass it, pass `'cpu'` too. Any other device throws `only 'cpu' device is currently supported`.",
    sources: inJIT(
      'extraFiles[propName] = "";',
      `"only 'cpu' device is currently supported"`,
    ),
  },
  {
    targets: membersOf(Module, 'forward', 'forwardSync'),
    until: '0.2.0',
    text: 'Inputs are tensors, strings, booleans and numbers; a number is always passed as a float. Calling it without an argument throws `At least 1 arg is expected`; any other value throws `Value must be a tensor`.',
    sources: [
      ...inModule('"At least 1 arg is expected"'),
      ...inConverter('iValue = jsValue.asNumber();'),
    ],
  },
  {
    targets: membersOf(Module, 'forward', 'forwardSync'),
    from: '0.2.1',
    isNews: true,
    text: 'Inputs may also be lists, tuples (as arrays) and objects. Each is checked against what the model declares: `Unexpected Input Type: IntType is expected, but a float is given.` A declared type that isn’t supported, such as `Optional`, throws a message that starts with `Unsupported Input Type:`. Extra arguments are ignored. Any other method that the model exports is there under its own name, and with `Sync` after the name it runs synchronously.',
    sources: [
      ...inModule(
        'int argCount = std::min(count, args.size() - 1);',
        'const std::string syncSuffix = "Sync";',
      ),
      ...inConverter(
        '"Unexpected Input Type: "',
        'default: throwUnsupportedTypeError(',
      ),
    ],
  },
  {
    targets: membersOf(Module, 'forward'),
    text: 'Runs on another thread; errors of the model reject the promise.',
    sources: inTask(
      '[=, m = e.what()](facebook::jsi::Runtime&) { promise->reject(m); }',
    ),
  },
  {
    targets: membersOf(Module, 'forwardSync'),
    text: 'Blocks the JavaScript thread until the model has run.',
    sources: inTask('auto workResult = workFunc_(std::move(setupResult));'),
  },
];
