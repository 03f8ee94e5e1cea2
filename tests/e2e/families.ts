import {has} from '../../content/site/features';

/** One page of each family, by its address. */
export const families = [
  ['home', '/'],
  ['tutorial', '/docs/tutorials/add-package/'],
  ['Snack tutorial', '/docs/tutorials/snacks/nlp-qa/'],
  ['reference', '/docs/api/core/'],
  ['class', '/docs/api/core/classes/cameraview.camera/'],
  ['interface', '/docs/api/core/interfaces/torchlive_media.media/'],
  ['module', '/docs/api/core/modules/torchlive_media/'],
  ['availability', '/docs/0.1/api/core/modules/torchlive_media/'],
  ['what changed', '/docs/api/changes/'],
  ...(has('version-comparison')
    ? [['compare', '/docs/compare/?from=0.1&to=0.2.3'] as const]
    : []),
  ['console', '/console/'],
  ['model', '/model/'],
  ['FAQ', '/faq/'],
  ['status', '/status/'],
  ['compatibility', '/compatibility/'],
  ['troubleshooting', '/troubleshooting/'],
  ['community', '/community/'],
  ['support', '/support/'],
  ['Flora', '/flora/'],
  ['notices', '/app/third-party-notices-android/'],
  ['examples', '/example/'],
  ['example', '/example/mnist/'],
  ['shared Snack', '/snack/@playtorch/image-classification/'],
  ['Expo', '/expo/@playtorch/nlp-qa-demo/'],
  ...(has('keep-offline') ? [['offline reading', '/offline/'] as const] : []),
  ['search', '/search/?q=tensor'],
  ['not found', '/no-such-page/'],
] as const;
