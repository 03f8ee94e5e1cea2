import {isControlled} from 'browser-utils';

// Nothing more is loaded unless the reader has stored a version.
if (isControlled()) {
  void import('./setUpControlledPage').then(({setUpControlledPage}) =>
    setUpControlledPage(),
  );
}
