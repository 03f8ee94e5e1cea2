// @vitest-environment jsdom
import {useColorMode} from '@docusaurus/theme-common';
import {useScrollController} from '@docusaurus/theme-common/internal';
import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

it.each([
  ['useColorMode', useColorMode, 'ColorModeProvider'],
  ['useScrollController', useScrollController, 'ScrollControllerProvider'],
])('%s throws its name outside its provider [S8.9]', (name, hook, provider) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => hook())).toThrow(
    `Hook ${name} is called outside the <${provider}>.`,
  );
});
