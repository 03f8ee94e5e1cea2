import {topicNames, type Topic} from './topicNames';

/** The topic of a module, or of one of its symbols where that differs. */
const topics: Readonly<Record<string, Topic>> = {
  'audio/AudioModule': 'audio',
  CameraView: 'camera',
  CanvasView: 'canvas',
  'expo-plugin/withPyTorchCore': 'setup',
  ImageModule: 'vision',
  'install-jsi': 'setup',
  MobileModelModule: 'models',
  Models: 'models',
  NativeJSRef: 'media',
  text: 'text',
  'text/BasicTokenizer': 'text',
  'text/WordpieceTokenizer': 'text',
  'torchlive/experimental': 'models',
  'torchlive/media': 'media',
  'torchlive/torch': 'tensors',
  'torchlive/torch:JIT': 'models',
  'torchlive/torch:Module': 'models',
  'torchlive/torchvision': 'vision',
  'utils/CSSFontUtils': 'canvas',
};

/** The topic under which the sidebar and the overview list a symbol. */
export function topicOf(module: string, name: string): Topic {
  const topic = topics[`${module}:${name}`] ?? topics[module];
  if (topic === undefined) {
    throw new Error(
      `${module}: no topic. Give it one of ${Object.keys(topicNames).join(', ')} in content/api/topics.ts.`,
    );
  }
  return topic;
}
