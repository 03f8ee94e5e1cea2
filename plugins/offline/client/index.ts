// Nothing more is loaded unless the reader has stored a version.
if (
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null
) {
  void import('./followKept').then(({followKept}) => followKept());
}
