import {expect, it} from 'vitest';
import {readProps} from './readProps';

it('reads which props a component has and needs', () => {
  const props = readProps(
    '@site/src/components/TutorialStrip',
    'default',
    process.cwd(),
  );
  expect(props?.get('time')).toEqual({isRequired: true, kind: 'string'});
});

it('stops at a registered component that is not there', () => {
  expect(() =>
    readProps('@site/src/components/Stepz', 'default', process.cwd()),
  ).toThrow(
    'config/pageComponents.ts registers src/components/Stepz, and there is no such component. Correct its name.',
  );
});

it('knows nothing of a component of the theme', () => {
  expect(readProps('@theme/Tabs', 'default', process.cwd())).toBeUndefined();
});
