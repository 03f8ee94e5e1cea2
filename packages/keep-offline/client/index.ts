import {isControlled} from '../isControlled';

// Nothing more is loaded unless the reader has stored a version.
if (isControlled()) {
  void import('./setUpControlledPage').then(({setUpControlledPage}) =>
    setUpControlledPage(),
  );
}
