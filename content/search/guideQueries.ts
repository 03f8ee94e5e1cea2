import {latestVersion} from '../site/versions';
import {labelQueries, type LabelledQuery} from './LabelledQuery';

const tutorials = '/docs/tutorials';

/** What readers type who build and publish today. A right hit has to be the first. */
export const guideQueries: readonly LabelledQuery[] = labelQueries(
  latestVersion,
  [
    ['playtorch ios', `${tutorials}/build-for-ios/`],
    ['build ios', `${tutorials}/build-for-ios/`],
    [
      'pod install boost',
      '/troubleshooting/#boost-checksum',
      `${tutorials}/build-for-ios/#boost`,
    ],
    ['what to use instead of playtorch', '/status/#choose'],
    ['alternatives to playtorch', '/status/#choose'],
    ['migrate from playtorch', '/status/#move-on'],
    ['playtorch web', `${tutorials}/run-on-the-web/`, '/faq/#web'],
    ['app store', `${tutorials}/build-for-ios/`, `${tutorials}/ship-it/`],
    ['16 KB page size', `${tutorials}/ship-it/#stores`],
    ['jest mock playtorch', `${tutorials}/ship-it/#test`],
    ['app size', `${tutorials}/ship-it/#app-size`],
    ['proguard', `${tutorials}/ship-it/#release`],
    ['create react native 0.70 app', `${tutorials}/create-react-native-app/`],
    ['monorepo', `${tutorials}/create-react-native-app/#monorepo`],
    ['threads', `${tutorials}/performance-and-memory/#threads`],
    ['memory leak', `${tutorials}/performance-and-memory/`],
    ['image picker', `${tutorials}/snacks/image-classification/#other-images`],
  ],
);
