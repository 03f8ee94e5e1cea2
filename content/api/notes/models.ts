import {membersOf, sourcesIn, type Note} from 'api-versions';

const MobileModel = 'MobileModelModule:MobileModel';
const java = 'android/src/main/java/org/pytorch/rn/core';
const inJava = sourcesIn(`${java}/ml/MobileModelModule.java`);

/** `MobileModelModule`. */
export const modelNotes: readonly Note[] = [
  {
    targets: membersOf(MobileModel, 'download'),
    text: 'A local path or `file:` URL is returned as a path. Anything else is downloaded into the cache folder of the app on each call. If that fails, Android returns the file of an earlier download; without one, no file exists at that path. iOS names the file after the last part of the URL and never overwrites it: a new model needs a new name.',
    sources: [
      ...sourcesIn(`${java}/utils/ModelUtils.java`)(
        'FileUtils.downloadUriToFile(modelUri, targetFile);',
      ),
      ...sourcesIn('ios/ML/ModelUtils.swift')(
        '.appendingPathComponent(modelUrl.lastPathComponent)',
        'try? FileManager.default.copyItem(at: tempURL, to: path)',
      ),
    ],
  },
  {
    targets: membersOf(MobileModel, 'preload'),
    text: 'Android loads the model anew on each call, even if it’s loaded already.',
    sources: inJava('fetchCacheAndLoadModel(modelUri); promise.resolve(null);'),
  },
  {
    targets: membersOf(MobileModel, 'execute'),
    text: 'Loads the model first if needed, and keeps it in memory until `unload`. The model needs a live spec: inside the file as `model/live.spec.json`, or next to it with `.live.spec.json` after its name.',
    sources: inJava(
      'moduleHolder = fetchCacheAndLoadModel(modelUri);',
      'extraFiles.put("model/live.spec.json", "");',
      '".live.spec.json"',
    ),
  },
];
