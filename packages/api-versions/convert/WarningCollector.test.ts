import {LogLevel} from 'typedoc';
import {expect, it} from 'vitest';
import {WarningCollector} from './WarningCollector';

it('accepts other messages', () => {
  const logger = new WarningCollector();
  logger.log('Read 17 modules', LogLevel.Info);
  expect(() => logger.throwOnWarnings('package 1.0')).not.toThrow();
});

it.each([[LogLevel.Warn], [LogLevel.Error]])('throws on level %i', (level) => {
  const logger = new WarningCollector();
  logger.log('Failed to resolve link to "Lens"', level);
  expect(() => logger.throwOnWarnings('package 1.0')).toThrow(
    /^package 1\.0: TypeDoc warns\..*\nFailed to resolve link to "Lens"$/,
  );
});
