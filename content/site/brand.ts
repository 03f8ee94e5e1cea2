/** Everything that names the toolkit: edit this file to document another one. */
export const brand = {
  name: 'PlayTorch',
  /** The name where only letters do: keys in a reader's storage, the app's URL scheme. */
  id: 'playtorch',
  tagline: 'Machine learning that runs in your mobile app',
  description:
    'PlayTorch runs PyTorch models inside React Native apps: camera, canvas, image, audio, text and tensors, on the device.',
  /** npm package that the site documents. */
  packageName: 'react-native-pytorch-core',
  siteUrl: 'https://playtorch.dev',
  copyright: 'Copyright © 2022 Meta, Inc.',
  /** Colour of the browser's toolbars: the page background of each mode. */
  themeColor: {light: '#fcfbff', dark: '#120c22'},
} as const;

/** The toolkit's repository. */
export const repository = {
  owner: 'facebookresearch',
  name: 'playtorch',
  url: 'https://github.com/facebookresearch/playtorch',
} as const;

/** URLs outside the site. */
export const links = {
  appStore: 'https://apps.apple.com/app/playtorch/id1632121045',
  googlePlay: 'https://play.google.com/store/apps/details?id=dev.playtorch',
  discord: 'https://discord.gg/sQkXTqEt33',
  issues: `${repository.url}/issues`,
  /** Demos that users filed while the project ran. */
  showcase: `${repository.url}/issues?q=label%3A%22Use+Case%22`,
  /** What readers wrote about the tutorials; the archived repository takes no new issues. */
  tutorialFeedback: `${repository.url}/issues?q=label%3A%22Tutorial+Feedback%22`,
  twitter: 'https://twitter.com/playtorch',
  stackOverflow: 'https://stackoverflow.com/questions/tagged/playtorch',
  npm: `https://www.npmjs.com/package/${brand.packageName}`,
  starterSnack:
    'https://snack.expo.dev/@playtorch/playtorch-starter?supportedPlatforms=my-device',
  /** Assistants; a question follows. */
  claude: 'https://claude.ai/new?q=',
  chatGpt: 'https://chatgpt.com/?q=',
  privacy: 'https://opensource.fb.com/legal/privacy/',
  terms: 'https://opensource.fb.com/legal/terms/',
  appPrivacyPolicy: 'https://www.facebook.com/privacy/policy',
  appTerms: 'https://www.facebook.com/legal/terms',
} as const;
